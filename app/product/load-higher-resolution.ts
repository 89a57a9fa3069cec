import { shownSource } from "../picture/shown-source.ts";

/** Loads a larger file for the picture in a link's card, tile or figure if the picture zooms in. */
export function loadHigherResolution(link: Element): void {
  const img = link.closest("article, figure, li")?.querySelector("img");
  // This property is 0 on touch screens and with reduced motion, because pictures do not zoom there.
  const zoom = Number(img && getComputedStyle(img).getPropertyValue("--closer"));
  if (!img || !(zoom > 0)) return;
  const shown = shownSource(img);
  const sizes = `${Math.ceil(zoom * img.width)}px`;
  const larger = Object.assign(new Image(), { sizes, srcset: shown.srcset, src: img.src });
  img.decoding = "sync";
  // Decoding the new file before it replaces the old file avoids a flash.
  larger.decode().then(
    () => Object.assign(shown, { sizes }),
    () => undefined,
  );
}
