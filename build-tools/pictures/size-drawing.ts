/** The number of CSS pixels per unit of length. */
const units: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
};

/** The error for a drawing whose proportions are unknown. */
export class DrawingWithoutSize extends Error {
  /** What to change in the file. */
  readonly remedy = 'Add a `viewBox`, as in `<svg viewBox="0 0 400 500">`';
  constructor() {
    super("an SVG file with neither a `viewBox` nor a `width` and `height`");
  }
}

/**
 * Returns the SVG drawing with the given width in pixels and a proportional height.
 * @throws {DrawingWithoutSize} if the drawing has neither a size nor a viewBox
 */
export function sizeDrawing(svg: Buffer, width: number): Buffer {
  // Latin-1 preserves every byte, regardless of the file's encoding.
  const source = svg.toString("latin1");
  const [, before = "", start, attributes = ""] =
    /^((?:[^<]|<!--(?:(?!-->)[^])*-->|<[?!](?!--)[^>]*>)*)(<(?:\w+:)?svg\b)([^>]*)/.exec(source) ??
    [];
  if (start === undefined) return svg;
  const own = { width: lengthOf(attributes, "width"), height: lengthOf(attributes, "height") };
  const box =
    valueOf(attributes, "viewBox")
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , boxWidth = own.width, boxHeight = own.height] = box;
  const ratio =
    own.width && own.height
      ? own.height / own.width
      : boxWidth && boxHeight && boxHeight / boxWidth;
  if (!ratio) throw new DrawingWithoutSize();
  const others = attributes.replaceAll(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
  const viewBox = box.length === 4 ? "" : ` viewBox="0 0 ${own.width} ${own.height}"`;
  const size = ` width="${width}" height="${Math.round(width * ratio)}"${viewBox}`;
  const rest = source.slice(before.length + start.length + attributes.length);
  return Buffer.from(before + start + size + others + rest, "latin1");
}

/**
 * Returns the length that an attribute specifies, in CSS pixels, or `undefined` if the length is missing or relative,
 * such as 100%.
 */
function lengthOf(attributes: string, name: string): number | undefined {
  const [, number, unit = ""] =
    /^\s*\+?([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(valueOf(attributes, name) ?? "") ?? [];
  const pixels = units[unit.toLowerCase()];
  return pixels === undefined || number === undefined ? undefined : Number(number) * pixels;
}

function valueOf(attributes: string, name: string): string | undefined {
  const [, double, single] =
    RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return double ?? single;
}
