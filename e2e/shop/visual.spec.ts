import { visitorStyles } from "../support/fit.ts";
import { breakageErrors } from "../support/interfere.ts";
import { expectLook } from "../support/look.ts";
import { homeSections, openPageState, pageStates } from "../support/page-states.ts";
import { open, type Page, phone, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

type Look = {
  readonly width: number;
  readonly scheme: "light" | "dark";
  readonly forcedColors?: "active" | "none";
  /**
   * The button to click before taking the picture. The picture then shows only the window instead of the whole page.
   */
  readonly button?: string;
  readonly css?: string;
};

/** Hides the error screen's stack trace, which names build files, and replaces the screen's system font. */
const ofError = "pre { display: none } body * { font-family: inherit !important }";

const small = { width: phone.width, scheme: "light" } as const;
const medium = { width: 800, scheme: "dark" } as const;
const wide = { width: 1440, scheme: "light" } as const;

/** The looks to compare, by page state and picture name. */
const looks: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  category: {
    "category 390": small,
    "category spaced out": { ...wide, css: visitorStyles["spaced out"] },
  },
  "category with filters": {
    "filters 1440": { ...wide, scheme: "dark" },
    "filters open 390": { ...small, button: "Filter 3 selected" },
    "filters open, forced colors": {
      ...small,
      button: "Filter 3 selected",
      forcedColors: "active",
    },
  },
  // The menu is tested on a page without sections that an owner may remove.
  "search without a query": { "search 800": medium, "menu 390": { ...small, button: "Menu" } },
  "search with results": { "results 1440": wide },
  "search without results": { "no results 390": small },
  "not found": { "not found 390": { ...small, scheme: "dark" }, "not found 1440": wide },
  error: { "error 800": { ...medium, css: ofError } },
};

async function adapt(page: Page, { width, scheme, forcedColors = "none" }: Look): Promise<void> {
  await page.setViewportSize({ width, height: phone.height });
  await page.emulateMedia({ colorScheme: scheme, forcedColors });
}

for (const state of pageStates) {
  for (const [name, look] of Object.entries(looks[state.name] ?? {})) {
    test(`"${name}" looks as in look/`, async ({ page }) => {
      await adapt(page, look);
      await openPageState(page, state);
      if (look.button !== undefined) {
        await page.getByRole("button", { name: look.button }).click();
        await page.mouse.move(0, 0);
      }
      await expectLook(page, name, { css: look.css ?? "", fullPage: look.button === undefined });
    });
  }
}

/** Each section has its own picture, so adding, moving or removing a section changes no other picture. */
for (const look of [small, { ...wide, scheme: "dark" }] as const) {
  test(`home's sections look as in look/ at ${look.width} pixels`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-25T12:00:00"));
    await adapt(page, look);
    await open(page, "/");
    for (const [name, heading] of Object.entries(homeSections)) {
      const part = page.getByRole("main").getByRole("region", { name: heading, exact: true });
      // Skips missing sections, because each section has its own test in home.spec.ts.
      if (await part.isVisible()) await expectLook(page, `home ${name} ${look.width}`, { part });
    }
  });
}
