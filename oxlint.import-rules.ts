import type { OxlintOverride } from "oxlint";

/**
 * The folders of `app/`, from the lowest layer to the highest. A folder may import only from folders before it in this
 * list.
 */
const folders = [
  "shared",
  "picture",
  "ui",
  "product",
  "listing",
  "search",
  "suggestions",
  "layout",
  "markdown",
  "islands",
  "pages",
  "navigation",
];

const testTools = {
  regex: "^(\\.\\./)+test-tools/",
  message: "Only tests and measurements import test-tools/.",
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

const insideIslands = {
  group: ["../islands/**", "!../islands/island.tsx"],
  message: "layout/ imports only island.tsx from islands/.",
};

const shopByPath = {
  regex: "^(\\.\\./)+(content|e2e/test-shops)/",
  message: "Import #content, which is the shop that is built and, in unit tests, the fixture.",
};

const components = {
  regex: "/app/.*\\.(tsx|css)$",
  message: "Tools import no components, only the pure files of app/.",
};

const endToEnd = {
  regex: "/e2e/",
  message: "Only end-to-end tests import from e2e/. Put other fixtures next to their tests.",
};

/** Forbids imports of tools and tests in app/. A separate lint rule forbids import cycles. */
const tools = {
  regex: "^(\\.\\./)+(bench|build-tools|content-check|e2e|server|test-tools|worker)/|-fixture[/.]",
  message: "The application imports nothing from the tools and tests around it.",
};

/** The lint rules for import directions (docs/architecture.md). Tests in app/ may import from any of its folders. */
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
  // Folders of app/ that may not import #content get its text and colors through these files.
  restrict(
    "app/shared/{texts,colors}.ts",
    ...foldersAbove(folders, "shared"),
    tools,
    schema,
    shopByPath,
  ),
  // The layout may mark islands, but only the registry imports their content.
  restrict(
    "app/layout/**",
    ...foldersAbove(
      folders.filter((folder) => folder !== "islands"),
      "layout",
    ),
    insideIslands,
    tools,
    schema,
    shopByPath,
  ),
  // The registry may import islands from higher folders, because it loads islands on demand.
  restrict("app/islands/registry.ts", tools, schema, shopByPath),
  // The number of "../" distinguishes a sibling page ("../search/") from a folder of app/ ("../../search/").
  restrict("app/pages/*/*", siblingAt("../"), tools, schema, shopByPath),
  restrict("app/pages/*/*/*", siblingAt("../../"), tools, schema, shopByPath),
  restrict("app/**/*{.test,-fixture}.{ts,tsx}", shopByPath, endToEnd),
  restrict("app/content-shape/**", {
    regex: "^\\.\\./",
    message: "app/content-shape/ imports only files of its own folder.",
  }),
  restrict("content/**", schema, {
    group: ["../**", "!../app/content-shape/**"],
    message: "Content is data: it imports only files of its own folder, and types of its shape.",
  }),
  restrict("server/**", {
    regex: "^\\.\\./",
    message: "The server is deployed without the other folders: it imports only its own files.",
  }),
  restrict("{build-tools,content-check}/**", components, testTools),
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
  const above = all.slice(all.indexOf(folder) + 1);
  const message = `${folder}/ never imports from the folders above it: ${above.join(", ")}.`;
  return above.length === 0 ? [] : [{ regex: `^(\\.\\./)+(${above.join("|")})/`, message }];
}
