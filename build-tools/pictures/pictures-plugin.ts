import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { encode, filesOf } from "./encode-pictures.ts";
import {
  type ListedPicture,
  type ListedRemotePicture,
  listPictures,
  listRemotePictures,
  picturesFile,
  type Reading,
} from "./list-pictures.ts";

const moduleId = "virtual:pictures";

/**
 * Provides `virtual:pictures`, the table of every picture's size and `alt` text, and in development
 * encodes each size when it is first requested. A build encodes them all at its end. The table is
 * no generated file because type checks and a fresh clone would then need a step before them.
 */
export function picturesPlugin(root: string): Plugin {
  let reading: Reading = "cached";
  return {
    name: "pictures",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      this.addWatchFile(join(root, picturesFile));
      const listed = await listPictures(root, reading);
      for (const { original } of listed) this.addWatchFile(original);
      const table = Object.fromEntries([
        ...listed.map(tableEntry),
        ...(await listRemotePictures(root, reading)).map(remoteEntry),
      ]);
      return `export const pictures = ${JSON.stringify(table)}`;
    },
    configureServer(server) {
      reading = "fresh";
      server.middlewares.use(async (request, response, next) => {
        const fileName = /\/images\/([^/?]+)$/.exec(request.url ?? "")?.[1];
        if (fileName === undefined) return next();
        try {
          const encoded = await encodeNamed(root, fileName);
          if (encoded === undefined) return next();
          response.setHeader("Content-Type", "image/avif");
          createReadStream(encoded).pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** The path of the encoded file of that name, if a picture has one. */
async function encodeNamed(root: string, fileName: string): Promise<string | undefined> {
  const files = (await listPictures(root, "fresh")).flatMap(filesOf);
  const file = files.find((candidate) => candidate.fileName === fileName);
  return file && encode(root, file);
}

/** Only what the component needs: the table is part of the shop's JavaScript. */
function tableEntry({ name, alt, backdrop, fit, version, width, height }: ListedPicture) {
  return [name, { alt, backdrop, fit, version, width, height }] as const;
}

function remoteEntry({ name, alt, backdrop, remote }: ListedRemotePicture) {
  const { address, width, height } = remote;
  return [name, { alt, backdrop, fit: "cover", remote: address, width, height }] as const;
}
