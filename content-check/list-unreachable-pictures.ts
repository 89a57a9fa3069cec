import { type Content, fieldOf, locationOf, valuesAt } from "./content-path.ts";
import { describeLocation, formatValue } from "./mistake.ts";

/** The timeout for each request, in milliseconds. All requests run in parallel. */
const timeout = 3_000;

/**
 * Returns a warning for each remote picture that cannot be loaded. An unreachable picture is not a mistake in the
 * content, because its host may be down for a while.
 */
export async function listUnreachablePictures(content: Content): Promise<readonly string[]> {
  const lines = valuesAt(content, "pictures.*.remote").map(async ({ path, value }) => {
    const address = fieldOf(value, "address");
    if (typeof address !== "string") return [];
    const found = await fetch(address, { signal: AbortSignal.timeout(timeout) }).then(
      async ({ ok, status, body }) => {
        await body?.cancel();
        return ok ? undefined : `returns a ${status} error`;
      },
      () => "cannot be reached",
    );
    if (found === undefined) return [];
    return `${describeLocation(locationOf(content, path))}: found ${formatValue(address)}, which ${found}, so visitors will not see the picture. Check the URL.`;
  });
  return (await Promise.all(lines)).flat();
}
