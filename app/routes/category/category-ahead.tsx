import { Activity, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { CategoryAheadProps } from "../../layout/use-link-prefetch.ts";
import { RenderedAhead } from "../../ui/rendered-ahead.ts";
import { Category } from "./category.tsx";

/**
 * A category page that is in the document while it is visible. Until then it is rendered outside of it,
 * without effects and without a title (decision 027).
 */
export function CategoryAhead({ address, visible, className }: CategoryAheadProps) {
  const [failed, setFailed] = useState(false);
  const [page] = useState(() => {
    const element = Object.assign(document.createElement("div"), { className });
    element.addEventListener("error", () => setFailed(true), { capture: true });
    return element;
  });

  // Before the page is scrolled, focused or painted.
  useLayoutEffect(() => {
    if (visible) document.getElementById("main")?.append(page);
    return () => page.remove();
  }, [page, visible]);

  // A picture has failed to load: the click renders the page again, and with it loads the picture.
  if (failed && !visible) return null;
  return createPortal(
    <Activity mode={visible ? "visible" : "hidden"}>
      <RenderedAhead value={!visible}>
        <Category name={address.name} gender={address.gender} />
      </RenderedAhead>
    </Activity>,
    page,
  );
}
