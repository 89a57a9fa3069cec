import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFixedPages } from "../page-addresses.ts";
import { tokensFile } from "../read-tokens.ts";
import { checkContent } from "./check-content.ts";
import { checkContrast } from "./check-contrast.ts";
import { checkName } from "./check-name.ts";
import { checkPictures } from "./check-pictures.ts";
import { loadContent } from "./load-content.ts";
import { describeProblem } from "./problem.ts";

const root = join(import.meta.dirname, "../..");

try {
  const { content, problems: unreadable } = await loadContent(root);
  const unread = unreadable.map(({ file }) => file);
  const problems = [
    ...unreadable,
    ...checkContent(content, { fixedPages: listFixedPages(), unread }),
    ...(await checkName(root, content.site)),
    ...(await checkPictures(root, content.pictures)),
    ...checkContrast(readFileSync(join(root, tokensFile), "utf8")),
  ];
  for (const problem of problems) console.error(describeProblem(problem));
  if (problems.length > 0) process.exitCode = 1;
  else {
    const pictures = Object.keys(content.pictures).length;
    console.log(
      `The content is in order: ${content.products.length} products, ${pictures} pictures.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
