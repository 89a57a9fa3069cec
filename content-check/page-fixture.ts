import { checkPageText, type PageTargets } from "./check-page-text.ts";
import { contentWith, namesOfProject } from "./content-fixture.ts";
import { listLinkTargets } from "./link-targets.ts";
import { describeMistake } from "./mistake.ts";

export const file = "content/pages/about.md";

/** Returns the error lines for Markdown in the fixture shop. */
export function linesOf(text: string, targets: Partial<PageTargets> = {}): readonly string[] {
  const links = listLinkTargets(contentWith({}), namesOfProject);
  const pictures = ["cut-cap", "cut-boot"];
  const formService = "https://forms.example/f/abc";
  const page = { file, name: "about", fields: {}, text, firstLine: 1 };
  const all = { links, pictures, formService, language: "en", ...targets };
  return checkPageText(page, all).map(describeMistake);
}
