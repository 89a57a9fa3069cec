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
  group: ["**/content-shape/*.ts"],
  allowTypeImports: true,
  message: "Import types from the content's schema, never the schema itself.",
};

const content = {
  group: ["#content/**"],
  message:
    "Only app/suggestions/, app/layout/ and app/pages/ import #content: pass it in as props or arguments. Words and colors come from app/shared/.",
};

const shopByPath = {
  regex: "^(\\.\\./)+(content|e2e/shops)/",
  message: "Import #content, which is the shop that is built and, in unit tests, the fixture.",
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
      shopByPath,
      ...(["suggestions", "layout", "pages"].includes(folder) ? [] : [content]),
    ),
  ),
  // The one way from the shop's words and colors to every folder.
  restrict(
    "app/shared/{texts,colors}.ts",
    ...foldersAbove(folders, "shared"),
    tools,
    schema,
    shopByPath,
  ),
  // The table of what is loaded when it is needed.
  restrict("app/islands/registry.ts", tools, schema, shopByPath),
  // Depth distinguishes a sibling page ("../search/") from a folder of app/ ("../../search/").
  restrict("app/pages/*/*", siblingAt("../"), tools, schema, shopByPath),
  restrict("app/pages/*/*/*", siblingAt("../../"), tools, schema, shopByPath),
  restrict("app/**/*{.test,-fixture}.{ts,tsx}", shopByPath, endToEnd),
  restrict("app/content-shape/**", {
    regex: "^\\.\\./",
    message: "The shape of the content imports only files of its own folder.",
  }),
  restrict("content/**", schema, {
    regex: "^\\.\\./(?!app/content-shape/)",
    message: "Content is data: it imports only files of its own folder, and types of its shape.",
  }),
  restrict("server/**", {
    regex: "^\\.\\./",
    message: "The server runs alone: it imports only files of its own folder.",
  }),
  restrict("{build-tools,content-check}/**", components),
  restrict("build-tools/{*,{fonts,pictures,shop,site-files}/*}.ts", components, aroundTheBuild),
  restrict("{build-tools,content-check,bench}/**/*.test.ts", components, shopByPath, endToEnd),
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
