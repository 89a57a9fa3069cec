import { build, type InlineConfig } from "vite";

/** The code of a module and of everything that it imports, as one minified script. */
export async function bundleFile(
  entry: string,
  settings: Pick<InlineConfig, "define" | "plugins"> = {},
): Promise<string> {
  const result = await build({
    ...settings,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      lib: { entry, formats: ["iife"], name: "bundle", fileName: "bundle" },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const [chunk] = bundle?.output ?? [];
  if (chunk === undefined) throw new Error(`The bundle of ${entry} is empty.`);
  return chunk.code;
}
