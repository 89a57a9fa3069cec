import { type ComponentType, type HTMLAttributes, memo } from "react";
import { hasFailed, replaceFailed } from "../picture/picture.tsx";
import { useMountedByHydration } from "./hydration.ts";

type Attributes = HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, unknown>>;

/** The HTML has the content: hydration does not apply this, and it never changes. */
const asInHtml = { __html: "" };

/**
 * Makes a component whose content in prerendered HTML stays as it is: hydration neither renders nor
 * compares it (docs/decisions/002). After client navigation, and in development, it renders normally.
 *
 * For content without hooks and event handlers, other than links (follow-links.ts) and pictures, which
 * does not change while it is shown. `memo`, because nothing in it depends on the router.
 */
export function notHydrated<Props extends object>(
  Element: "footer" | "li" | "section",
  Content: ComponentType<Props>,
  attributes: Attributes = {},
) {
  return memo(function NotHydrated(props: Props) {
    const inHtml = useMountedByHydration();
    if (import.meta.env.PROD && !import.meta.env.SSR && inHtml) {
      return (
        <Element
          {...attributes}
          ref={watchPictures}
          suppressHydrationWarning
          dangerouslySetInnerHTML={asInHtml}
        />
      );
    }
    return (
      <Element {...attributes}>
        <Content {...props} />
      </Element>
    );
  });
}

/** Does for the pictures of the HTML what `Picture` does for its own. */
function watchPictures(element: HTMLElement | null) {
  if (element === null) return;
  element.addEventListener("error", replaceOnError, { capture: true });
  for (const img of element.querySelectorAll("img")) {
    if (hasFailed(img)) replaceFailed(img);
  }
}

function replaceOnError({ target }: Event) {
  if (target instanceof HTMLImageElement) replaceFailed(target);
}
