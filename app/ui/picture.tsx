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
  const widths = widthsOf(picture.place, picture.width);
  const words = alt ?? picture.alt;
  if (failed) {
    return (
      <span className={`${styles.failed} ${className ?? ""}`} data-picture>
        {words}
      </span>
    );
  }
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((w) => `${addressOf(name, w, "avif")} ${w}w`).join(", ")}
        sizes={sizes}
      />
      <img
        className={className}
        src={addressOf(name, fallbackWidth(widths), "webp")}
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

/** The build gives its files the same names (tooling/pictures/encode-pictures.ts). */
function addressOf(name: string, width: number, format: string): string {
  const { version } = pictureNamed(name);
  return `${import.meta.env.BASE_URL}images/${name}-${width}.${version}.${format}`;
}
