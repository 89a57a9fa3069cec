import { pictures, picturesFile } from "virtual:pictures";
import type { CloseUp } from "../content-shape/schema.ts";
import { closeUpAttributes } from "./picture-attributes.ts";
import { pictureFileName, picturesFolder } from "./picture-files.ts";
import { middleWidth, widthsOf } from "./picture-widths.ts";
import styles from "./picture.module.css";

/**
 * The displayed width of a picture, for the `sizes` attribute. `closeUp` is for pictures with a focal point, `enlarged`
 * is for wide objects that cards enlarge, and `whole` is for all other pictures.
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

/**
 * Renders a picture. The browser loads the file that best fits the screen. If loading fails, the `alt` text is shown
 * instead (first-paint/head.ts).
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
  return (
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
      {...sourcesOf(name, sizes)}
      data-picture
      data-fit={picture.fit}
      data-wide={picture.enlarged && ""}
      {...closeUp}
      style={picture.enlarged ? { ...style, "--enlarged": picture.enlarged } : style}
    />
  );
}

export function backdropOf(name: string): string | undefined {
  return pictureNamed(name).backdrop;
}

function pictureNamed(name: string) {
  const picture = pictures[name];
  if (picture === undefined) {
    throw new Error(`There is no picture "${name}" in ${picturesFile}. Add it there.`);
  }
  return picture;
}

/** Returns a picture's `src`, `srcSet` and `sizes`. A remote picture has only a `src`. */
export function sourcesOf(name: string, shown: Sizes) {
  const picture = pictureNamed(name);
  if ("remote" in picture) return { src: picture.remote, srcSet: undefined };
  const { version, width, close, enlarged } = picture;
  const sizes =
    typeof shown === "string"
      ? shown
      : (enlarged && shown.enlarged) || (close && shown.closeUp) || shown.whole;
  const widths = widthsOf(width);
  const addressOf = (size: number) =>
    `${import.meta.env.BASE_URL}${picturesFolder}/${pictureFileName(name, size, version)}`;
  return {
    sizes,
    srcSet: widths.map((size) => `${addressOf(size)} ${size}w`).join(", "),
    src: addressOf(middleWidth(widths)),
  };
}
