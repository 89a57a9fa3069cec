import type { CSSProperties } from "react";
import { pictures } from "virtual:pictures";
import type { CloseUp, Crop } from "../content-shape/schema.ts";

/** Returns the attributes that set an element's backdrop, a pair of tokens: `--sky` and `--on-sky`. */
export function backdropAttributes(backdrop: string | undefined) {
  if (backdrop === undefined) return {};
  const style: CSSProperties = {
    "--backdrop": `var(--${backdrop})`,
    "--on-backdrop": `var(--on-${backdrop})`,
  };
  return { "data-backdrop": backdrop, style };
}

/** The attributes of a frame that crops a picture, with its backdrop or the frame's own (styles/pictures.css). */
export function frameAttributes(name: string, ownBackdrop?: string) {
  const { backdrop, crop } = pictures[name] ?? {};
  const { style, ...attributes } = backdropAttributes(ownBackdrop ?? backdrop);
  return { ...attributes, "data-crop": "", style: { ...style, ...(crop && cropProperties(crop)) } };
}

/** In percent of a picture before it comes near: a header shows less than this above a focal point. */
const fartherThanAbove = 45;

/**
 * The attributes of a picture to be shown close, around its focal point; none without one.
 * @param top where its object begins, in percent of its height
 */
export function closeUpAttributes(close: CloseUp | undefined, top = 0) {
  if (close === undefined) return {};
  const { x, y, zoom, phone } = close;
  const style: CSSProperties = {
    "--focus-x": `${x}%`,
    "--focus-y": `${y}%`,
    "--object-top": `${top}%`,
    "--zoom": zoom,
    ...(phone && { "--phone-focus-x": `${phone.x}%`, "--phone-focus-y": `${phone.y}%` }),
  };
  const through = (y - top) * zoom > fartherThanAbove;
  return { "data-close": through ? "through" : "", style };
}

/**
 * Returns a crop's dimensions as custom properties, with separate names for narrower screens.
 * @example cropProperties({ width: 120, x: 50, y: 10 })
 * // { "--wide-width": "120%", "--wide-height": "auto", "--wide-x": "50%", "--wide-y": "10%" }
 */
export function cropProperties({ tablet, phone, ...wide }: Crop): CSSProperties {
  return { ...measures("wide", wide), ...measures("tablet", tablet), ...measures("phone", phone) };
}

/** Returns one screen's properties. If only width or height is set, the other is `auto`. */
function measures(screen: string, crop: Partial<Crop> = {}): CSSProperties {
  const { width, height, x, y } = crop;
  const whole = width === undefined && height === undefined;
  const size = whole ? {} : { width: width ?? "auto", height: height ?? "auto" };
  const properties: CSSProperties = {};
  for (const [name, value] of Object.entries({ ...size, x, y })) {
    if (value === undefined) continue;
    properties[`--${screen}-${name}`] = value === "auto" ? value : `${value}%`;
  }
  return properties;
}
