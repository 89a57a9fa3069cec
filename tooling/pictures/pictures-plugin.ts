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
} from "./list-pictures.ts";

const moduleId = "virtual:pictures";

/**
 * Gives the app `virtual:pictures`, the table of every picture's sizes and words, and in
 * development encodes each size when it is first asked for. A build encodes them all at its end.
 */
export function picturesPlugin(root: string): Plugin {
  let reading: "once" | "anew" = "once";
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
      reading = "anew";
      server.middlewares.use(async (request, response, next) => {
        const fileName = /\/images\/([^/?]+)$/.exec(request.url ?? "")?.[1];
        if (fileName === undefined) return next();
        try {
          const found = await findEncoded(root, fileName);
          if (found === undefined) return next();
          response.setHeader("Content-Type", `image/${found.format}`);
          createReadStream(found.path).pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** Encodes the file of that name, if a picture has one. */
async function findEncoded(root: string, fileName: string) {
  const files = (await listPictures(root, "anew")).flatMap(filesOf);
  const file = files.find((candidate) => candidate.fileName === fileName);
  return file && { format: file.format, path: await encode(root, file) };
}

/** As few bytes as possible: the table is part of the shop's JavaScript. */
function tableEntry({ name, place, alt, cloth, version, width, height }: ListedPicture) {
  return [name, { alt, cloth, place, version, width, height }] as const;
}

function remoteEntry({ name, alt, cloth, remote }: ListedRemotePicture) {
  const { address, width, height } = remote;
  return [name, { alt, cloth, remote: address, width, height }] as const;
}
