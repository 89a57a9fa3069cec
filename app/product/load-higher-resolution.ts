/** Loads a larger picture file for the card, tile or figure of a link if its picture zooms in. */
export function loadHigherResolution(link: Element): void {
  const img = link.closest("article, figure, li")?.querySelector("img");
  // The property is not set if pictures do not zoom, that is, on touch screens and with reduced motion.
  const zoom = Number(img && getComputedStyle(img).getPropertyValue("--closer"));
  if (!img || zoom === 0) return;
  const sizes = `${Math.ceil(zoom * img.width)}px`;
  const larger = Object.assign(new Image(), { sizes, srcset: img.srcset, src: img.src });
  // The new file is decoded before it replaces the old one, to avoid a flash.
  larger.decode().then(
    () => Object.assign(img, { decoding: "sync", sizes }),
    () => undefined,
  );
}
