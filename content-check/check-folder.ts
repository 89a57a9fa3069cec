/**
 * Checks that Vite can build in the project's folder.
 * @throws if the folder's path contains `#` or `?`, which Vite reads as the start of a hash or query
 */
export function checkFolder(root: string): void {
  const [sign] = /[#?]/.exec(root) ?? [];
  if (sign !== undefined) {
    throw new Error(
      `Vite cannot build in "${root}", because the path contains "${sign}". Rename the folder.`,
    );
  }
}
