import { listPictures, listRemotePictures } from "./list-pictures.ts";
import { readTheme } from "./read-theme.ts";
import { readShopFont } from "./shop-font.ts";

export type Shop = Awaited<ReturnType<typeof readShop>>;

/** What several steps of a build need of the project, read once. */
export async function readShop(root: string) {
  return {
    root,
    theme: readTheme(root),
    font: readShopFont(root),
    pictures: await listPictures(root),
    remotePictures: await listRemotePictures(root),
  };
}
