/**
 * Replaces three parts of the router that this site never reaches (vite.config.ts): discovering routes
 * as links to them appear, custom route discovery, and instrumentation. The build fails if the router
 * imports anything else from them.
 */
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
export const getPartialManifest = unreachable;

export const RouteDiscoveryRuntime = unreachable;
export const getCustomPatchRoutesOnNavigationFunction = () => undefined;
export const useCustomRouteDiscovery = () => undefined;
export const useRouteDiscovery = () => undefined;

export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = unreachable;
export const instrumentClientSideRouter = unreachable;

function unreachable(): never {
  throw new Error("React Router called a part that vite.config.ts leaves out.");
}
