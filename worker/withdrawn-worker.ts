import { listCaches } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the worker in a build whose content says `offline: false`, and leaves nothing. */
// oxlint-disable-next-line no-restricted-properties -- from here on, pages load from the host.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(withdraw()));

async function withdraw(): Promise<void> {
  const names = await listCaches(self.registration.scope);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
