declare const self: ServiceWorkerGlobalScope;

/** The service worker of a build with `offline: false`. It deletes this shop's caches and unregisters itself. */
// oxlint-disable-next-line no-restricted-properties -- Pages must load from the host from now on.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const shop = `shop-${new URL(self.registration.scope).pathname}-`;
  const names = (await caches.keys()).filter((name) => name.startsWith(shop));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
