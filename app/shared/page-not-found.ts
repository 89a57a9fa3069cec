/** Thrown by a page that has nothing to show at an address, which then has no page (section 2). */
export class PageNotFound extends Error {}
