import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import {
  type ListedPicture,
  type ListedRemotePicture,
  listPictures,
  listRemotePictures,
  picturesFile,
} from "../reading/list-pictures.ts";
import { encode, filesOf } from "./encode-pictures.ts";

const moduleId = "virtual:pictures";

/**
 * Provides `virtual:pictures`, the table of every picture's size and `alt` text, and in development
 * encodes each size when it is first requested. A build encodes them all at its end. The table is not a
 * generated file because type checks and a fresh clone would then need a step before them.
 */
export function picturesPlugin(root: string): Plugin {
  let listed: readonly ListedPicture[] = [];
  return {
    name: "pictures",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      this.addWatchFile(join(root, picturesFile));
      listed = await listPictures(root);
      for (const { original } of listed) this.addWatchFile(original);
      const table = Object.fromEntries<object>([
        ...listed.map(tableEntry),
        ...(await listRemotePictures(root)).map(remoteEntry),
      ]);
      return `export const pictures = ${JSON.stringify(table)}`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = /\/images\/([^/?]+)$/.exec(request.url ?? "")?.[1];
        const file = listed.flatMap(filesOf).find(({ fileName }) => fileName === name);
        if (file === undefined) return next();
        try {
          const encoded = await encode(root, file);
          response.setHeader("Content-Type", "image/avif");
          createReadStream(encoded).pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Only what the component needs: the table is part of the shop's JavaScript. */
function tableEntry({ name, alt, backdrop, close, fit, version, width, height }: ListedPicture) {
  return [name, { alt, backdrop, close: close && true, fit, version, width, height }] as const;
}

function remoteEntry({ name, alt, backdrop, remote }: ListedRemotePicture) {
  const { address, width, height } = remote;
  return [name, { alt, backdrop, fit: "cover", remote: address, width, height }] as const;
}
