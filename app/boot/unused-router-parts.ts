/**
 * In place of three parts of the router that this site never reaches (vite.config.ts): fetching routes
 * as links to them appear, route discovery of one's own, and instrumentation. The build fails when the
 * router imports more of them.
 */
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
export const getPartialManifest = unreachable;

export class RouteDiscoveryRuntime {}
export const getCustomPatchRoutesOnNavigationFunction = () => undefined;
export const useCustomRouteDiscovery = () => undefined;
export const useRouteDiscovery = () => undefined;

export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = unreachable;
export const instrumentClientSideRouter = unreachable;

function unreachable(): never {
  throw new Error("React Router has reached a part that vite.config.ts leaves out.");
}
