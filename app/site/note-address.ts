/** What narrows or orders a list, by its parameter in the address (catalogue/facets.ts). */
export const listParameters = /[?&](?:type|colour|sale|sort)=/;

/**
 * A script for the document's head. It tells the style sheet, before anything is painted, that the
 * HTML which follows stands for another state than the address (styles/awaiting.css): a prerendered
 * file knows neither query, nor history, nor unknown category.
 */
export const noteAddress = `{const{pathname:p,search:s}=location,d=document.documentElement.dataset;if(/\\/categories\\/./.test(p))d.address=${listParameters}.test(s)?"category filtered":"category";else if(/\\/search\\/?$/.test(p)&&new URLSearchParams(s).has("q"))d.address="search";else if(history.state?.revealed)d.address="revealed"}`;
