import { readShopFont } from "./fonts/shop-font.ts";
import { listPictures, listRemotePictures } from "./pictures/list-pictures.ts";
import { readTokens } from "./read-tokens.ts";

export type Shop = Awaited<ReturnType<typeof readShop>>;

/** Reads the shop data that several build steps need. */
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
