import { type ComponentType, type HTMLAttributes, memo, useState } from "react";
import { useMountedByHydration } from "../boot/hydration.ts";

type Attributes = HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, unknown>>;

/**
 * Makes a component whose content in prerendered HTML stays as it is: hydration neither renders nor
 * compares it, which is most of what a load would cost (decision 026). React renders it wherever a click
 * leads to it, and when one of its pictures has failed.
 *
 * For content without hooks and event handlers, other than links (follow-links.ts) and pictures, whose
 * props are the same for as long as it is shown. In development it is hydrated like any other.
 */
export function prerendered<Props extends object>(
  Element: "footer" | "li" | "section",
  Content: ComponentType<Props>,
  attributes: Attributes = {},
) {
  return memo(function Prerendered(props: Props) {
    const inHtml = useMountedByHydration();
    const [pictureFailed, setPictureFailed] = useState(false);
    if (import.meta.env.PROD && !import.meta.env.SSR && inHtml && !pictureFailed) {
      return (
        <Element
          {...attributes}
          ref={(element: HTMLElement | null) => {
            if (element !== null) watchPictures(element, () => setPictureFailed(true));
          }}
          suppressHydrationWarning
          // The HTML has it: hydration does not apply this property.
          dangerouslySetInnerHTML={{ __html: "" }}
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

/** Calls back once a picture in the element fails to load, or if one has failed before. */
function watchPictures(element: HTMLElement, onFailure: () => void) {
  const pictures = [...element.querySelectorAll("img")];
  if (pictures.some(({ complete, naturalWidth }) => complete && naturalWidth === 0)) onFailure();
  else element.addEventListener("error", onFailure, { capture: true, once: true });
}
