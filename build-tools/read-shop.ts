import { readShopFont } from "./fonts/shop-font.ts";
import { listPictures, listRemotePictures } from "./pictures/list-pictures.ts";
import { readTokens } from "./read-tokens.ts";

export type Shop = Awaited<ReturnType<typeof readShop>>;

/** What several steps of a build need of the project, read once. */
export async function readShop(root: string) {
  const tokens = readTokens(root);
  return {
    root,
    tokens,
    font: readShopFont(root, tokens),
    pictures: await listPictures(root),
    remotePictures: await listRemotePictures(root),
  };
}
