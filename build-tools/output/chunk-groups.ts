import { pathInProject } from "../project/path-in-project.ts";

/** Folders that only lists, searches and the not-found page need. */
const inSomePages = /^app\/(?:listing|search|suggestions)\//;

const inARoute = /^app\/routes\//;

/**
 * Groups the browser's scripts into few chunks, for few requests: libraries, code for every page,
 * code for lists and searches. The rest is each route's own.
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
    // Last: a group includes what its modules import, unless an earlier group has it.
    { name: "listing", test: (id: string) => inSomePages.test(pathInProject(root, id)) },
  ];
}
