import { pictures, picturesFile } from "virtual:pictures";
import type { CloseUp } from "../content-shape/schema.ts";
import { closeUpAttributes } from "./picture-attributes.ts";
import { pictureFileName, picturesFolder } from "./picture-files.ts";
import { middleWidth, widthsOf } from "./picture-widths.ts";
import styles from "./picture.module.css";

/** How wide the layout shows a picture, for its `sizes` attribute: one with a focal point close, a wide one enlarged. */
export type Sizes =
  | string
  | { readonly whole: string; readonly closeUp?: string; readonly enlarged?: string };

/** The condition in `sizes` of a dense phone: it gets smaller files than it shows, which load in time. */
export const densePhone = "(width < 44rem) and (resolution >= 2dppx)";

type PictureProps = {
  /** Its name in content/pictures.ts. */
  name: string;
  sizes: Sizes;
  /** "main" is the largest picture of a page's first screen: fetched before all others. */
  priority?: "main" | "early" | "late";
  /** Replaces the picture's own `alt`; "" if nearby text says the same. */
  alt?: string;
  title?: string;
  /** Replaces the picture's own focal point. */
  close?: CloseUp | undefined;
  /** Hides it from screen readers; its `alt` still shows if it fails to load. */
  "aria-hidden"?: boolean;
  className?: string | undefined;
};

/** A picture in the size that suits the screen. If it fails to load, its `alt` text replaces it (first-paint/head.ts). */
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
      // Another picture has not failed.
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
      {...closeUp}
      style={picture.enlarged ? { ...style, "--enlarged": picture.enlarged } : style}
    />
  );
}

/** The backdrop of a picture, from content/pictures.ts. */
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

/** The attributes that name its files. A remote picture has a single one. */
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
