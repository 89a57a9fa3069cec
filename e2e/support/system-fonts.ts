import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * Returns environment variables that make a browser on Linux see only one font family of the machine; `undefined` if
 * the machine lacks the family or fontconfig.
 * @param folder an empty folder, which must exist as long as the browser runs
 */
export function showOnlyFont(family: string, folder: string): NodeJS.ProcessEnv | undefined {
  const files = listFiles(family);
  if (files.length === 0) return undefined;
  const fonts = join(folder, "fonts");
  mkdirSync(fonts);
  for (const file of files) symlinkSync(file, join(fonts, basename(file)));
  const settings = join(folder, "fonts.conf");
  writeFileSync(
    settings,
    `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, "cache")}</cachedir></fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: settings };
}

function listFiles(family: string): readonly string[] {
  try {
    const listed = execFileSync("fc-list", ["--format=%{file}\n", `:family=${family}`], {
      encoding: "utf8",
    });
    return listed.split("\n").filter((line) => line !== "");
  } catch {
    // There is no fontconfig, as on macOS and Windows.
    return [];
  }
}
