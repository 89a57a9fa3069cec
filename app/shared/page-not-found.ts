/** Thrown by a page to reject an address. The address then leads to the not-found page (specification, section 2). */
export class PageNotFound extends Error {}
