/** Fetches and compiles what islands need (document.tsx lists it), without running it. */
export function preloadChunks(): void {
  for (const href of document.documentElement.dataset.chunks?.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}
