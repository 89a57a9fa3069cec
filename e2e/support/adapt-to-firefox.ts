import { expect, type Page } from "@playwright/test";
import type { Build, StoredFile } from "../../server/read-build.ts";

/** Replaces what Playwright cannot do in Firefox. */
export function adaptToFirefox(page: Page): void {
  page.goBack = () => traverse(page, -1);
  page.goForward = () => traverse(page, 1);
  // It emulates no media: Firefox has the preferences that it was launched with.
  page.emulateMedia = async ({ media, colorScheme, reducedMotion } = {}) => {
    const wanted = [
      media ?? "all",
      ...(colorScheme ? [`(prefers-color-scheme: ${colorScheme})`] : []),
      ...(reducedMotion ? [`(prefers-reduced-motion: ${reducedMotion})`] : []),
    ].join(" and ");
    expect(await page.evaluate((text) => matchMedia(text).matches, wanted), wanted).toBe(true);
  };
}

/** Firefox ESR does not report a navigation within a document, for which Playwright would wait. */
async function traverse(page: Page, steps: number): Promise<null> {
  await page.evaluate(
    (delta) =>
      new Promise<void>((resolve) => {
        for (const left of ["popstate", "pagehide"]) addEventListener(left, () => resolve());
        history.go(delta);
      }),
    steps,
  );
  return null;
}

/** A build whose Content Security Policies allow `eval`, by which Playwright evaluates in Firefox. */
export function allowEval(build: Build): Build {
  const files = [...build.files].map(([path, file]) => [path, allowEvalIn(file)] as const);
  return { ...build, files: new Map(files), notFound: allowEvalIn(build.notFound) };
}

function allowEvalIn(file: StoredFile): StoredFile {
  if (file.policy === undefined) return file;
  const { bytes, etag } = file.identity;
  return {
    ...file,
    policy: allow(file.policy),
    identity: { bytes: Buffer.from(allow(bytes.toString())), etag },
    br: undefined,
    gzip: undefined,
  };
}

function allow(text: string): string {
  return text
    .replace("script-src 'self'", "$& 'unsafe-eval'")
    .replace("require-trusted-types-for 'script'; ", "");
}
