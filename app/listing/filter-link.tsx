import type { ComponentProps, MouseEvent } from "react";
import { keepScroll, navigateTo } from "../ui/location.ts";
import { PageLink } from "../ui/page-link.tsx";

type FilterLinkProps = Omit<ComponentProps<typeof PageLink>, "onClick"> & {
  /** Called on a click, before the list changes. */
  onFollow?: () => void;
};

/** Renders a link that changes the filters without scrolling the page. */
export function FilterLink({ to, onFollow, ...attributes }: FilterLinkProps) {
  function follow(event: MouseEvent) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    // With a modifier key, the browser handles the click, for example to open a new tab.
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onFollow?.();
    navigateTo(to, { info: keepScroll });
  }
  return <PageLink to={to} onClick={follow} {...attributes} />;
}
