import { useEffect } from "react";
import { useNavigate } from "react-router";
import { keepScroll } from "../ui/page-link.tsx";

const base = import.meta.env.BASE_URL;

/**
 * Hands clicks on links within the shop to the router. One listener for all of them: each of the
 * router's own links is rendered again whenever the address changes.
 */
export function FollowLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkWithin(event.target);
      if (link === undefined || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      // The second click of a double click would be on a link of the next page.
      if (event.detail > 1) return;
      if (link.hasAttribute("data-back")) {
        void navigate(-1);
        return;
      }
      const { focus } = link.dataset;
      const box = document.getElementById(focus ?? "");
      if (box instanceof HTMLInputElement) {
        box.focus();
        box.select();
        return;
      }
      const { pathname, search } = window.location;
      void navigate(pathOf(link) + link.search + link.hash, {
        // The entry of the same page keeps its state.
        replace: link.pathname === pathname && link.search === search,
        state: link.hasAttribute("data-keep-scroll") ? keepScroll : focus,
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);

  return null;
}

/** The link to an address within the shop that an event is about. */
export function linkWithin(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== window.location.origin || !link.pathname.startsWith(base)) return undefined;
  // The browser itself opens tabs.
  return link.target === "" ? link : undefined;
}

/** The path of a link as the router knows it, from the root of the shop. */
export function pathOf({ pathname }: HTMLAnchorElement): string {
  return pathname.replace(base, "/");
}

/** In another tab or window, or as a download. */
function opensElsewhere({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
