import { pathInProject } from "../project/path-in-project.ts";

/** Folders that only lists, searches and the not-found page need. */
const inSomePages = /^app\/(?:listing|search|suggestions)\//;

/** Without the route itself, which the router imports by its own file. */
const ofCategory = /^app\/routes\/category\/(?!route\.)/;

const inARoute = /^app\/routes\//;

/**
 * Groups the browser's scripts into few chunks, for few requests: libraries, code for every page,
 * code for lists and searches, code for categories. The rest is each route's own.
 */
export function chunkGroups(root: string) {
  return [
    // The router imports the second (vite.config.ts).
    { name: "vendor", test: /node_modules|app\/boot\/load-route-module/ },
    {
      name: "app",
      test: (id: string) => {
        const path = pathInProject(root, id);
        return /^(?:app|content)\//.test(path)
          ? !inSomePages.test(path) && !inARoute.test(path)
          : id.includes("virtual:");
      },
    },
    // These last: a group includes what its modules import, unless an earlier group has it.
    { name: "listing", test: (id: string) => inSomePages.test(pathInProject(root, id)) },
    // One request, whether a click or what precedes it leads to a category (app/layout/pages.tsx).
    { name: "category", test: (id: string) => ofCategory.test(pathInProject(root, id)) },
  ];
}
