/** Loads a larger file for a card, tile or figure whose picture zooms in. */
export function loadHigherResolution(link: Element): void {
  const img = link.closest("article, figure, li")?.querySelector("img");
  // The property is unset where pictures do not zoom: on touch screens and with reduced motion.
  const zoom = Number(img && getComputedStyle(img).getPropertyValue("--closer"));
  if (!img || zoom === 0) return;
  const sizes = `${Math.ceil(zoom * img.width)}px`;
  const larger = Object.assign(new Image(), { sizes, srcset: img.srcset, src: img.src });
  // Swapping files only after decoding avoids a flash.
  larger.decode().then(
    () => Object.assign(img, { decoding: "sync", sizes }),
    () => undefined,
  );
}
