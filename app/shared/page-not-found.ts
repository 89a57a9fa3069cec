/** Thrown by a page that has nothing to show at its address: the address then has no page (section 2). */
export class PageNotFound extends Error {}
