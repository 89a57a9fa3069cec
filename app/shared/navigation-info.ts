/** The `info` object that the shop passes to the Navigation API. */
export type NavigationInfo = {
  /** Whether to keep the scroll position. */
  readonly keepScroll?: boolean;
  /** The id of the element to focus on the next page, instead of its heading. */
  readonly focus?: string;
  /** Whether to load a new document instead of swapping the page. */
  readonly loadDocument?: boolean;
};

/** Returns a navigation's `info`, or an empty object if another script has set a value that is not an object. */
export function readNavigationInfo(event: NavigateEvent): NavigationInfo {
  const info: unknown = event.info;
  return isObject(info) ? info : {};
}

function isObject(value: unknown): value is NavigationInfo {
  return typeof value === "object" && value !== null;
}
