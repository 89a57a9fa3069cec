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
  /** The button that is clicked first. The picture then shows the window, not the whole page. */
  readonly button?: string;
  readonly css?: string;
};

/** The error screen names files of its build, in a font of the system. */
const ofError = "pre { display: none } body * { font-family: inherit !important }";

const small = { width: phone.width, scheme: "light" } as const;
const medium = { width: 800, scheme: "dark" } as const;
const wide = { width: 1440, scheme: "light" } as const;

/** What of each state is compared, by the picture's name. */
const looks: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  category: {
    "category 390": small,
    "category spaced out": { ...wide, css: visitorStyles["spaced out"] },
  },
  "category with filters": {
    "filters 1440": { ...wide, scheme: "dark" },
    "filters open 390": { ...small, button: "Filter 3 chosen" },
    "filters open, forced colors": { ...small, button: "Filter 3 chosen", forcedColors: "active" },
  },
  // Over a page that has no section of the owner's.
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

/** Each section has its own picture, so that adding, moving or leaving out another changes none. */
for (const look of [small, { ...wide, scheme: "dark" }] as const) {
  test(`the sections of home look as in look/, ${look.width} pixels wide`, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-11-25T12:00:00"));
    await adapt(page, look);
    await open(page, "/");
    for (const [name, heading] of Object.entries(homeSections)) {
      const part = page.getByRole("main").getByRole("region", { name: heading, exact: true });
      // What is left out fails the test of its own sentence.
      if (await part.isVisible()) await expectLook(page, `home ${name} ${look.width}`, { part });
    }
  });
}
