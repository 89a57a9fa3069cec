import { pathInProject } from "./path-in-project.ts";

const inEveryPage = /^(?:app\/(?:site|ui|catalogue|root)|content\/)|virtual:/;

/** By parts of their paths: what serves lists and searches alone, or what was mistyped alone. */
export const inSomePages = [
  "browse-bar",
  "filter",
  "order-",
  "use-browsing",
  "facets",
  "choice",
  "compare-words",
  "suggest-",
  "near-page",
  "did-you-mean",
  "find-pages",
  "check-box",
  "result-count",
  "nothing-found",
  "ways-",
  "search-products",
  "select-products",
  "count-products",
];

/**
 * How the browser's scripts are parted into files, few for few requests: the libraries, what every
 * page needs, what lists and searches need; what is left is each page's own.
 */
export function scriptFiles(root: string) {
  return [
    { name: "vendor", test: /node_modules/ },
    {
      name: "app",
      test: (id: string) => {
        const path = pathInProject(root, id);
        return inEveryPage.test(path) && !isInSomePages(path);
      },
    },
    { name: "lists", test: (id: string) => isInSomePages(pathInProject(root, id)) },
  ];
}

function isInSomePages(path: string): boolean {
  return path.startsWith("app/") && inSomePages.some((part) => path.includes(part));
}
