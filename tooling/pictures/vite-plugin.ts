import { createReadStream } from "node:fs";
import type { Plugin } from "vite";
import { encode, filesOf } from "./encode-pictures.ts";
import { type ListedPicture, listPictures, listRemotePictures } from "./list-pictures.ts";

const moduleId = "virtual:pictures";

/**
 * Gives the app `virtual:pictures`, the table of every picture's sizes and words, and in
 * development encodes each size when it is first asked for. A build encodes them all at its end.
 */
export function picturesPlugin(root: string): Plugin {
  return {
    name: "pictures",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const listed = await listPictures(root);
      for (const { original } of listed) this.addWatchFile(original);
      const table = Object.fromEntries([
        ...listed.map(tableEntry),
        ...listRemotePictures().map(remoteEntry),
      ]);
      return `export const pictures = ${JSON.stringify(table)}`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const fileName = /\/images\/([^/?]+)$/.exec(request.url ?? "")?.[1];
        const files = fileName === undefined ? [] : (await listPictures(root)).flatMap(filesOf);
        const file = files.find((candidate) => candidate.fileName === fileName);
        if (file === undefined) return next();
        response.setHeader("Content-Type", `image/${file.format}`);
        createReadStream(await encode(root, file)).pipe(response);
      });
    },
  };
}

/** As few bytes as possible: the table is part of the shop's JavaScript. */
function tableEntry({ name, place, alt, cloth, version, width, height }: ListedPicture) {
  return [name, { alt, cloth, place, version, width, height }] as const;
}

function remoteEntry({ name, alt, cloth, remote }: ReturnType<typeof listRemotePictures>[number]) {
  const { address, width, height } = remote;
  return [name, { alt, cloth, remote: address, width, height }] as const;
}
