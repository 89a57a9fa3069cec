import type { pictures as built } from "virtual:pictures";

/** The pictures of tests, in place of the shop's own. The first one's file does not exist. */
export const pictures: typeof built = {
  "plain-tee": { fit: "contain", version: "abc", alt: "A plain tee", width: 1200, height: 1500 },
};
