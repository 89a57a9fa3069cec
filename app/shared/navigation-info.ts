/** The `info` (Navigation API) that the shop passes with its own navigations. */
export type NavigationInfo = {
  /** Whether to keep the scroll position. */
  readonly keepScroll?: boolean;
  /** The id of the element that is focused on the next page instead of the page's heading. */
  readonly focus?: string;
  /** Whether to load a document instead of swapping the page. */
  readonly loadDocument?: boolean;
};

/** Returns a navigation's `info`. Ignores values that are not objects, which other scripts may have set. */
export function readNavigationInfo(event: NavigateEvent): NavigationInfo {
  const info: unknown = event.info;
  return isObject(info) ? info : {};
}

function isObject(value: unknown): value is NavigationInfo {
  return typeof value === "object" && value !== null;
}
