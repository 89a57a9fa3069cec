import type * as built from "virtual:pictures";

export const picturesFile: typeof built.picturesFile = "content/pictures.ts";

/** Test pictures that replace the shop's pictures. The test pictures have no files. */
export const pictures: typeof built.pictures = {
  lamp: {
    fit: "contain",
    version: "abc",
    alt: "A lamp",
    width: 1200,
    height: 1500,
    dark: "lamp-lit",
  },
  "lamp-lit": { fit: "contain", version: "abc", alt: "A lit lamp", width: 1200, height: 1500 },
  "plain-tee": { fit: "contain", version: "abc", alt: "A plain tee", width: 1200, height: 1500 },
  "plain-cap": {
    fit: "contain",
    close: { x: 50, y: 20, zoom: 2.2, phone: { x: 3, y: 4 } },
    version: "abc",
    alt: "A plain cap",
    width: 1280,
    height: 1500,
  },
};
