declare const self: ServiceWorkerGlobalScope;

/** The service worker of a build with `offline: false`: it deletes this shop's caches and unregisters itself. */
// oxlint-disable-next-line no-restricted-properties -- From here on, pages load from the host.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const shop = `shop-${new URL(self.registration.scope).pathname}-`;
  const names = (await caches.keys()).filter((name) => name.startsWith(shop));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
