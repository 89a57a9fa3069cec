/** Fetches and compiles the islands' chunks, which document.tsx lists, without running them. */
export function preloadChunks(): void {
  for (const href of document.documentElement.dataset.chunks?.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}
