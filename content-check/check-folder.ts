/**
 * @param root the project's folder
 * @throws if Vite cannot build there: it reads what follows such a sign in a path as part of a query or a hash
 */
export function checkFolder(root: string): void {
  const [sign] = /[#?]/.exec(root) ?? [];
  if (sign !== undefined) {
    throw new Error(
      `Vite cannot build in ${root}: rename the folder so that its path has no "${sign}".`,
    );
  }
}
