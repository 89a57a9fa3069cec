import { preload } from "react-dom";
import { pictures, picturesFile } from "virtual:pictures";
import { schemes } from "virtual:shop";
import type { CloseUp } from "../content-shape/schema.ts";
import { closeUpAttributes } from "./picture-attributes.ts";
import { pictureFileName, picturesFolder } from "./picture-files.ts";
import { middleWidth, widthsOf } from "./picture-widths.ts";
import styles from "./picture.module.css";

/**
 * The displayed width of a picture, for the `sizes` attribute. `closeUp` is for pictures with a focal point, `enlarged`
 * is for objects that cards enlarge, and `whole` is for all other pictures.
 */
export type Sizes =
  | string
  | { readonly whole: string; readonly closeUp?: string; readonly enlarged?: string };

/** The media condition for phones with dense screens. On these phones, smaller files look the same and load faster. */
export const densePhone = "(width < 44rem) and (resolution >= 2dppx)";

type PictureProps = {
  /** The picture's name in content/pictures.ts. */
  name: string;
  sizes: Sizes;
  /** When to fetch the picture. Use "main" for the largest picture in the first viewport, which must load first. */
  priority?: "main" | "early" | "late";
  /** Overrides the picture's own `alt`. Pass "" if nearby text describes the picture. */
  alt?: string;
  title?: string;
  /** Overrides the picture's own focal point. */
  close?: CloseUp | undefined;
  /** Hides the picture from screen readers. If the picture fails to load, its `alt` is still shown. */
  "aria-hidden"?: boolean;
  className?: string | undefined;
};

const darkScheme = "(prefers-color-scheme: dark)";

/**
 * Renders a picture. The browser loads the file that best fits the screen and, if the picture has a version for the dark
 * scheme, the color scheme. If loading fails, the `alt` text is shown instead (first-paint/head.ts).
 */
export function Picture({
  name,
  sizes,
  priority = "late",
  alt,
  title,
  close,
  className,
  "aria-hidden": hidden,
}: PictureProps) {
  const picture = pictureNamed(name);
  const { style, ...closeUp } = closeUpAttributes(close ?? picture.close, picture.top);
  const { light, dark } = sourcesByScheme(name, sizes);
  const shown = (
    <img
      // A new picture gets a new element, because the old element may be marked as failed.
      key={name}
      className={`${styles.picture} ${className ?? ""}`}
      alt={alt ?? picture.alt}
      title={title}
      width={picture.width}
      height={picture.height}
      loading={priority === "late" ? "lazy" : "eager"}
      fetchPriority={priority === "main" ? "high" : "auto"}
      decoding="async"
      aria-hidden={hidden}
      {...light}
      data-picture
      data-fit={picture.fit}
      data-wide={picture.wide && ""}
      {...closeUp}
      style={picture.scale ? { ...style, "--card-scale": picture.scale } : style}
    />
  );
  if (dark === undefined) return shown;
  // React preloads only pictures without versions.
  if (import.meta.env.SSR && priority !== "late") {
    for (const [media, { src, srcSet, sizes: widths }] of [
      [`not all and ${darkScheme}`, light],
      [darkScheme, dark],
    ] as const) {
      preload(src, {
        as: "image",
        media,
        imageSrcSet: srcSet,
        imageSizes: widths,
        fetchPriority: priority === "main" ? "high" : "auto",
      });
    }
  }
  return (
    <picture key={name} className={styles.versions}>
      <source media={darkScheme} srcSet={dark.srcSet} sizes={dark.sizes} />
      {shown}
    </picture>
  );
}

/** Returns the sources of a picture and, if the shop has both schemes, the sources of its version for the dark scheme. */
function sourcesByScheme(name: string, sizes: Sizes) {
  const light = sourcesOf(name, sizes);
  const { dark } = pictureNamed(name);
  if (dark === undefined || schemes === "light") return { light };
  const ofDark = { ...sourcesOf(dark, sizes), sizes: light.sizes };
  return schemes === "dark" ? { light: ofDark } : { light, dark: ofDark };
}

/** Returns the sources of the version that the browser shows. */
export function shownSources(name: string, sizes: Sizes): Sources {
  const { light, dark } = sourcesByScheme(name, sizes);
  return dark !== undefined && matchMedia(darkScheme).matches ? dark : light;
}

export function backdropOf(name: string): string | undefined {
  return pictureNamed(name).backdrop;
}

function pictureNamed(name: string) {
  const picture = pictures[name];
  if (picture === undefined) {
    throw new Error(
      `${picturesFile}: found no picture named "${name}", but the shop refers to one. Add an entry named "${name}", or search the project for "${name}" and correct the name there.`,
    );
  }
  return picture;
}

type Sources = {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string | undefined;
};

/** Returns a picture's `src`, `srcSet` and `sizes`. A remote picture has only a `src`. */
function sourcesOf(name: string, shown: Sizes): Sources {
  const picture = pictureNamed(name);
  if ("remote" in picture) return { src: picture.remote };
  const { version, width, close, scale = 1 } = picture;
  const sizes =
    typeof shown === "string"
      ? shown
      : (scale > 1 && shown.enlarged) || (close && shown.closeUp) || shown.whole;
  const widths = widthsOf(width);
  const addressOf = (size: number) =>
    `${import.meta.env.BASE_URL}${picturesFolder}/${pictureFileName(name, size, version)}`;
  return {
    sizes,
    srcSet: widths.map((size) => `${addressOf(size)} ${size}w`).join(", "),
    src: addressOf(middleWidth(widths)),
  };
}
