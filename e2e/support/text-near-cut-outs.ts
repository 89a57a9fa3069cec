/* oxlint-disable unicorn/consistent-function-scoping -- the browser receives only this function, so its helpers are inside */

/** The minimum distance between text and a cut-out, in pixels. */
type Options = { readonly distance: number };

/**
 * Lists text on a cut-out's backdrop that is too close to the cut-out's opaque pixels. Skips text with its own
 * background, such as labels. Runs in the page.
 */
export function findTextNearCutOuts({ distance }: Options): readonly string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const found = new Set<string>();
  const texts = listTexts();
  // Stores the pixels on `window`, so each picture is read only once for all widths.
  const stored: unknown = Reflect.get(window, "pixelsOfCutOuts");
  const pixelsOfCutOuts: Map<string, ImageData> = stored instanceof Map ? stored : new Map();
  Reflect.set(window, "pixelsOfCutOuts", pixelsOfCutOuts);
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fit="contain"]')) {
    if (!image.checkVisibility({ visibilityProperty: true }) || image.naturalWidth === 0) continue;
    const backdrop = image.closest("[data-backdrop]") ?? image.closest("li, figure, section");
    if (backdrop === null) continue;
    const file = image.currentSrc.replace(/.*\/|-\d+\..*/g, "");
    const pixels = pixelsOfCutOuts.get(file) ?? readPixels(image);
    pixelsOfCutOuts.set(file, pixels);
    const object = objectBox(image);
    const seen = visibleBox(image);
    for (const { words, box, element } of texts) {
      if (isEmpty(overlap(box, backdrop.getBoundingClientRect()))) continue;
      if (hasOwnGround(element, backdrop)) continue;
      const near = overlap(seen, grow(box, distance));
      if (!isEmpty(near) && isOpaque(pixels, object, near, box)) {
        found.add(`“${words}” at ${file}`);
      }
    }
  }
  return [...found];

  function listTexts() {
    const listed: { words: string; box: Box; element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const words = node.nodeValue?.trim() ?? "";
      if (words === "" || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest(".visually-hidden, svg, [popover]")) continue;
      range.selectNode(node);
      for (const box of range.getClientRects()) listed.push({ words, box, element });
    }
    return listed;
  }

  function overlap(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  function grow({ left, top, right, bottom }: Box, by: number): Box {
    return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
  }

  function isEmpty({ left, top, right, bottom }: Box): boolean {
    return right <= left || bottom <= top;
  }

  function hasOwnGround(element: Element, backdrop: Element): boolean {
    for (let inner: Element | null = element; inner !== backdrop; inner = inner.parentElement) {
      if (inner === null || inner.contains(backdrop)) return false;
      if (getComputedStyle(inner).backgroundColor !== "rgba(0, 0, 0, 0)") return true;
    }
    return false;
  }

  /** Returns the box in which the picture is drawn, including the parts that its frame cuts off. */
  function objectBox(image: HTMLImageElement): Box {
    const { left, top, width, height } = image.getBoundingClientRect();
    const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
    const [x = 50, y = 50] = getComputedStyle(image)
      .objectPosition.split(" ")
      .map(Number.parseFloat);
    const drawn = { width: scale * image.naturalWidth, height: scale * image.naturalHeight };
    const start = {
      left: left + ((width - drawn.width) * x) / 100,
      top: top + ((height - drawn.height) * y) / 100,
    };
    return { ...start, right: start.left + drawn.width, bottom: start.top + drawn.height };
  }

  /** Returns the picture's visible box, after clipping by its `clip-path` and the elements around it. */
  function visibleBox(image: HTMLImageElement): Box {
    const { left, top, right, bottom, height } = image.getBoundingClientRect();
    const { clipPath } = getComputedStyle(image);
    const [, percent = 0, sign = "", px = 0] =
      /^inset\((?:calc\()?([\d.]+)% ([+-]) ([\d.]+)px/.exec(clipPath) ?? [];
    const cut = (Number(percent) * height) / 100 + Number(`${sign}${px}`);
    let seen: Box = { left, top: top + cut, right, bottom };
    for (let frame = image.parentElement; frame !== null; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      if (overflowX === "visible" || overflowY === "visible") continue;
      seen = overlap(seen, frame.getBoundingClientRect());
    }
    return seen;
  }

  function readPixels(image: HTMLImageElement): ImageData {
    const width = 200;
    const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const context = new OffscreenCanvas(width, height).getContext("2d");
    if (context === null) throw new Error("There is no canvas.");
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  }

  /** Returns true if an opaque pixel in the given part of the page is too close to the text. */
  function isOpaque(pixels: ImageData, object: Box, part: Box, text: Box): boolean {
    const { width, height, data } = pixels;
    const scale = (object.right - object.left) / width;
    const [firstX, lastX] = [part.left, part.right].map((x) =>
      Math.floor((x - object.left) / scale),
    );
    const [firstY, lastY] = [part.top, part.bottom].map((y) =>
      Math.floor((y - object.top) / scale),
    );
    for (let y = Math.max(0, firstY ?? 0); y <= Math.min(height - 1, lastY ?? 0); y++) {
      for (let x = Math.max(0, firstX ?? 0); x <= Math.min(width - 1, lastX ?? 0); x++) {
        if ((data[4 * (y * width + x) + 3] ?? 0) < 200) continue;
        const [left, top] = [object.left + (x + 0.5) * scale, object.top + (y + 0.5) * scale];
        const apart = Math.hypot(
          Math.max(text.left - left, left - text.right, 0),
          Math.max(text.top - top, top - text.bottom, 0),
        );
        if (apart < distance) return true;
      }
    }
    return false;
  }
}
