import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pictures } from "#content/pictures.ts";
import { texts } from "#content/texts.ts";
import { pictures as fixturePictures } from "../shops/fixture/pictures.ts";
import { root } from "./builds.ts";

const components = globSync("app/**/*.tsx", { cwd: root, exclude: ["**/*.test.tsx"] })
  .map((file) => readFileSync(join(root, file), "utf8"))
  .join("");

const named = Object.entries(pictures).filter(
  ([name]) => components.includes(`"${name}"`) && !(name in fixturePictures),
);

/** The pictures that components name: none in the shop as it comes. */
export const ownPictures: Readonly<Record<string, unknown>> = Object.fromEntries(named);

/** The texts of sections and pages that an owner has added: without them, no fixture shop could show them. */
export const ownTexts: Readonly<Record<string, unknown>> = texts.own;
