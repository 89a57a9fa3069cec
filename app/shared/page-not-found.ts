/** An error that a page throws to reject an address. The not-found page is then shown (specification, section 2). */
export class PageNotFound extends Error {}
