import type { CSSProperties } from "react";
import { pictures } from "virtual:pictures";
import type { CloseUp, Crop } from "../content-shape/schema.ts";

/**
 * Returns the attributes that set an element's backdrop. For example, `sky` sets the background to `--sky` and the text
 * color to `--on-sky`.
 */
export function backdropAttributes(backdrop: string | undefined) {
  if (backdrop === undefined) return {};
  const style: CSSProperties = {
    "--backdrop": `var(--${backdrop})`,
    "--on-backdrop": `var(--on-${backdrop})`,
  };
  return { "data-backdrop": backdrop, style };
}

/**
 * Returns the attributes of a frame that crops a picture (styles/pictures.css). By default, the frame uses the
 * picture's backdrop.
 */
export function frameAttributes(name: string, ownBackdrop?: string) {
  const { backdrop, crop } = pictures[name] ?? {};
  const { style, ...attributes } = backdropAttributes(ownBackdrop ?? backdrop);
  return { ...attributes, "data-crop": "", style: { ...style, ...(crop && cropProperties(crop)) } };
}

/**
 * The room that a category heading has above a focal point, as a percentage of the picture's height before zooming. If
 * the object extends higher, its top is cut off.
 */
const fartherThanAbove = 45;

/**
 * Returns the attributes that zoom in on a focal point. Without a focal point, returns no attributes.
 * @param top the empty space above the object, as a percentage of the picture's height
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
 * Returns a crop's size and position as custom properties. Tablets and phones have separate properties.
 * @example cropProperties({ width: 120, x: 50, y: 10 })
 * // { "--wide-width": "120%", "--wide-height": "auto", "--wide-x": "50%", "--wide-y": "10%" }
 */
export function cropProperties({ tablet, phone, ...wide }: Crop): CSSProperties {
  return { ...measures("wide", wide), ...measures("tablet", tablet), ...measures("phone", phone) };
}

/**
 * Returns a crop's properties for one screen size. If only the width or only the height is set, the other is `auto`.
 */
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
