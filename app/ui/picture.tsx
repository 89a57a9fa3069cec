import { useState } from "react";
import { pictures } from "virtual:pictures";
import { type Cloth, fallbackWidth, widthsOf } from "./picture-places.ts";
import styles from "./picture.module.css";

type PictureProps = {
  /** Its name in content/pictures.ts. */
  name: string;
  /** How wide the layout shows it, as the `sizes` attribute says it. */
  sizes: string;
  /** "main" is the picture a page opens with: fetched at once, before all others. */
  priority?: "main" | "early" | "late";
  /** Instead of the picture's own words; "" where the text beside it says the same. */
  alt?: string;
  className?: string | undefined;
};

/** A picture in every size a screen may want. One that cannot be loaded leaves its words. */
export function Picture({ name, sizes, priority = "late", alt, className }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const picture = pictureNamed(name);
  const words = alt ?? picture.alt;
  if (failed) {
    return (
      <span className={`${styles.failed} ${className ?? ""}`} data-picture>
        {words}
      </span>
    );
  }
  const { srcSet, src } = sourcesOf(name);
  return (
    <picture>
      {srcSet !== undefined && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        className={className}
        src={src}
        alt={words}
        width={picture.width}
        height={picture.height}
        loading={priority === "late" ? "lazy" : "eager"}
        fetchPriority={priority === "main" ? "high" : "auto"}
        decoding="async"
        data-picture
        // It may have failed before the script came.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) setFailed(true);
        }}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}

/** The cloth that a picture lies on or goes with (content/pictures.ts). */
export function clothOf(name: string): Cloth | undefined {
  return pictureNamed(name).cloth;
}

function pictureNamed(name: string) {
  const picture = pictures[name];
  if (picture === undefined) {
    throw new Error(`There is no picture "${name}" in content/pictures.ts. Add it there.`);
  }
  return picture;
}

/** The addresses of its files; the build names them the same (tooling/pictures/encode-pictures.ts). */
function sourcesOf(name: string): { srcSet?: string; src: string } {
  const picture = pictureNamed(name);
  if ("remote" in picture) return { src: picture.remote };
  const { place, version, width } = picture;
  const widths = widthsOf(place, width);
  const addressOf = (size: number, format: string) =>
    `${import.meta.env.BASE_URL}images/${name}-${size}.${version}.${format}`;
  return {
    srcSet: widths.map((size) => `${addressOf(size, "avif")} ${size}w`).join(", "),
    src: addressOf(fallbackWidth(widths), "webp"),
  };
}
