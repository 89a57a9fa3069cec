import { join } from "node:path";
import { middleWidth, pictureFileName, picturesFolder } from "../../app/picture/picture-files.ts";
import { listPictures, listRemotePictures } from "../../build-tools/pictures/list-pictures.ts";
import { colors } from "../../content/colors.ts";
import { products } from "../../content/products.ts";
import type { PeerPicture, PeerProduct } from "./peer-product.ts";

const root = join(import.meta.dirname, "../..");

/** The most products that the peer shows. */
const shown = 10;

/** The shop's first products, with the addresses of the pictures in its build. */
export async function listPeerProducts(): Promise<readonly PeerProduct[]> {
  const pictures = await picturesByName();
  return products.slice(0, shown).map((product) => {
    const picture = pictures.get(product.image);
    if (picture === undefined) throw new Error(`There is no picture "${product.image}".`);
    return { ...product, swatch: colors[product.color] ?? "", picture };
  });
}

async function picturesByName(): Promise<ReadonlyMap<string, PeerPicture>> {
  const local = (await listPictures(root)).map(({ name, alt, version, widths }) => {
    const addressOf = (width: number) =>
      `/${picturesFolder}/${pictureFileName({ name, width, version })}`;
    const srcSet = widths.map((width) => `${addressOf(width)} ${width}w`).join(", ");
    return [name, { alt, src: addressOf(middleWidth(widths)), srcSet }] as const;
  });
  const remote = (await listRemotePictures(root)).map(
    ({ name, alt, remote: { address } }) => [name, { alt, src: address, srcSet: "" }] as const,
  );
  return new Map([...local, ...remote]);
}
