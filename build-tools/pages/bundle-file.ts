import { build, type PluginOption } from "vite";

type BundleOptions = {
  readonly root: string;
  /** The module to bundle with all that it imports: its path. */
  readonly entry: string;
  readonly format: "es" | "iife";
  readonly define?: Readonly<Record<string, unknown>>;
  readonly plugins?: readonly PluginOption[];
};

/** The code of a module and of everything that it imports, as one minified script. */
export async function bundleFile({
  root,
  entry,
  format,
  define = {},
  plugins = [],
}: BundleOptions): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define,
    plugins: [...plugins],
    build: {
      write: false,
      lib: { entry, formats: [format], name: "bundle", fileName: "bundle" },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const [chunk] = bundle?.output ?? [];
  if (chunk === undefined) throw new Error(`The bundle of ${entry} is empty.`);
  return chunk.code;
}
