import type { OxlintOverride } from "oxlint";

/** The folders of `app/`, lowest first: a folder imports only from those before it. */
const folders = [
  "shared",
  "picture",
  "ui",
  "product",
  "listing",
  "search",
  "suggestions",
  "layout",
  "islands",
  "pages",
  "navigation",
];

const aroundTheBuild = {
  regex: "^(\\.\\./|\\./)+project/",
  message: "No build imports project/, which uses it.",
};

const schema = {
  group: ["**/content/schema*.ts"],
  allowTypeImports: true,
  message: "Import types from the content's schema, never the schema itself.",
};

const content = {
  group: ["**/content/**", "!**/content/schema.ts"],
  message:
    "Only app/suggestions/, app/layout/ and app/pages/ import content/: pass it in as props or arguments. Words and colors come from app/shared/.",
};

const contentInTests = {
  ...content,
  allowTypeImports: true,
  message: "Tests import app/content-fixture/, so that the owner's changes break none.",
};

const components = {
  regex: "/app/.*\\.(tsx|css)$",
  message: "Tools import only the pure files of app/, no components.",
};

const endToEnd = {
  regex: "/e2e/",
  message: "Fixtures stand under their tests: only end-to-end tests import from e2e/.",
};

/** This holds in every folder of app/. A cycle of imports is an error of its own. */
const tools = {
  regex: "^(\\.\\./)+(bench|build-tools|content-check|e2e|server|worker)/|-fixture[/.]",
  message: "The application imports nothing from the tools and tests around it.",
};

/** The direction of imports: docs/architecture.md. A test may import from any folder. */
export const importRules: OxlintOverride[] = [
  ...folders.map((folder) =>
    restrict(
      `app/${folder}/**`,
      ...foldersAbove(folders, folder),
      tools,
      schema,
      ...(["suggestions", "layout", "pages"].includes(folder) ? [] : [content]),
    ),
  ),
  // The one way from the shop's words and colors to every folder.
  restrict("app/shared/{texts,colors}.ts", ...foldersAbove(folders, "shared"), tools, schema),
  // The table of what is loaded when it is needed.
  restrict("app/islands/registry.ts", tools, schema),
  // Depth distinguishes a sibling page ("../search/") from a folder of app/ ("../../search/").
  restrict("app/pages/*/*", siblingAt("../"), tools, schema),
  restrict("app/pages/*/*/*", siblingAt("../../"), tools, schema),
  restrict("app/**/*{.test,-fixture}.{ts,tsx}", contentInTests, endToEnd),
  restrict("{content,server}/**", {
    regex: "^\\.\\./",
    message:
      "Content is data, and the server runs alone: both import only files of their own folder.",
  }),
  restrict("{build-tools,content-check}/**", components),
  restrict("build-tools/{*,{fonts,pictures,shop,site-files}/*}.ts", components, aroundTheBuild),
  restrict("{build-tools,content-check,bench}/**/*.test.ts", components, contentInTests, endToEnd),
  { files: ["server/*{.test,-fixture}.ts"], rules: { "no-restricted-imports": "off" } },
];

function restrict(files: string, ...patterns: object[]): OxlintOverride {
  return { files: [files], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

function siblingAt(up: string) {
  return {
    regex: `^${up.replaceAll(".", "\\.")}[^.]`,
    message: "Pages never import each other: shared code belongs in a folder of app/.",
  };
}

function foldersAbove(all: readonly string[], folder: string): readonly object[] {
  const above = all.slice(all.indexOf(folder) + 1).join("|");
  const message = `${folder}/ imports only from the folders below it: ${all.join(", ")}.`;
  return above === "" ? [] : [{ regex: `^(\\.\\./)+(${above})/`, message }];
}
