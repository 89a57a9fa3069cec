/** Loads a larger file for a card, a tile or a figure whose picture comes closer. */
export function loadHigherResolution(link: Element): void {
  const img = link.closest("article, figure, li")?.querySelector("img");
  // The property is not set where the card stays as it is: on touch, and with reduced motion.
  const zoom = Number(img && getComputedStyle(img).getPropertyValue("--closer"));
  if (!img || zoom === 0) return;
  const sizes = `${Math.ceil(zoom * img.width)}px`;
  const larger = Object.assign(new Image(), { sizes, srcset: img.srcset, src: img.src });
  // Once it is decoded, the change of files does not flash.
  larger.decode().then(
    () => Object.assign(img, { decoding: "sync", sizes }),
    () => undefined,
  );
}
