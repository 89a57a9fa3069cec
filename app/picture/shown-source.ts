/**
 * Returns the element whose `srcset` the browser shows. This is the picture's version for the dark scheme, or the
 * picture itself.
 */
export function shownSource(img: HTMLImageElement): HTMLSourceElement | HTMLImageElement {
  const [source] = img.closest("picture")?.getElementsByTagName("source") ?? [];
  return source !== undefined && matchMedia(source.media).matches ? source : img;
}
