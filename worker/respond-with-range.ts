/**
 * Returns a stored response, or only its requested range. Safari plays audio and video only if
 * ranges are supported. A request for several ranges gets the whole file, as HTTP allows.
 */
export async function respondWithRange(request: Request, stored: Response): Promise<Response> {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("Range") ?? "") ?? [];
  if (from === undefined || to === undefined || from + to === "") return stored;
  if (stored.status !== 200 || !isVersion(request.headers.get("If-Range"), stored)) return stored;
  if (from !== "" && to !== "" && Number(to) < Number(from)) return stored;
  const file = await stored.blob();
  const start = from === "" ? Math.max(0, file.size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? file.size : Math.min(file.size, Number(to) + 1);
  const headers = new Headers(stored.headers);
  // The stored body is already decoded.
  headers.delete("Content-Encoding");
  headers.set("Content-Length", `${Math.max(0, end - start)}`);
  if (start >= file.size) {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${start}-${end - 1}/${file.size}`);
  return new Response(file.slice(start, end), { status: 206, headers });
}

/** Returns whether the `If-Range` header is missing or matches the stored version. */
function isVersion(condition: string | null, { headers }: Response): boolean {
  return (
    condition === null || [headers.get("ETag"), headers.get("Last-Modified")].includes(condition)
  );
}
