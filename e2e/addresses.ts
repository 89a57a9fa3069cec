/** Ports of their own, so that a server started by hand is neither tested nor in the way. */
export const port = Number(process.env.E2E_PORT ?? 4317);
/** Plain static hosts: one with the build at its root, one with a build for a folder. */
export const rootPort = port + 1;
export const subPathPort = port + 2;
/** A static host that reads `_headers`. */
export const headersPort = port + 5;
/** Another owner's shop (second-shop/). */
export const secondShopPort = port + 3;
/** A development server. */
export const developmentPort = port + 4;

/** The environment of the build for a folder. */
export const subPathBuild = {
  BASE_PATH: "/my-shop/",
  BUILD_DIRECTORY: ".cache/build-for-a-folder",
} as const;
