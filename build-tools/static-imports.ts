/**
 * Returns scripts and everything that they import statically, directly or not. Browsers load all of these before they
 * run the scripts.
 * @param scripts the names of built scripts in one folder
 */
export function withStaticImports(
  scripts: readonly string[],
  read: (script: string) => string,
): readonly string[] {
  const listed = new Set(scripts);
  // A set also visits the elements that are added during the loop.
  for (const script of listed) {
    for (const [, imported = ""] of read(script).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      listed.add(imported);
    }
  }
  return [...listed];
}
