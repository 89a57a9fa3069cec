/** What the shop says about a navigation of its own, as `info` of the Navigation API. */
export type NavigationInfo = {
  /** Whether the page changes without scrolling. */
  readonly keepScroll?: boolean;
  /** The id of the element of the next page to focus instead of its heading. */
  readonly focus?: string;
  /** Whether the browser loads a document instead of swapping the page. */
  readonly loadDocument?: boolean;
};

/** Reads the `info` of a navigation. Other scripts may set any value. */
export function readNavigationInfo(event: NavigateEvent): NavigationInfo {
  const info: unknown = event.info;
  return isObject(info) ? info : {};
}

function isObject(value: unknown): value is NavigationInfo {
  return typeof value === "object" && value !== null;
}
