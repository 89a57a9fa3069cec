import { expect, type Locator, open, phone, scrollPosition, test } from "../support/test.ts";

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test("the menu opens by a tap, and closes by its button, outside and at a link", async ({
  page,
  browserName,
}) => {
  // Playwright cannot tap in Firefox.
  const tap = (target: Locator) => (browserName === "firefox" ? target.click() : target.tap());
  await open(page, "/");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  const current = menu.locator("[aria-current=page]");
  await expect(menu).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 900));
  await tap(button);
  // It slides in as slowly as its backdrop appears.
  const duration = await menu.evaluate((nav) => getComputedStyle(nav).transitionDuration);
  expect(duration).not.toBe("0s");
  await expect(menu.getByRole("list")).toHaveCSS("transition-duration", duration);
  // It stays until it has slid out.
  await expect(menu).toHaveCSS("transition-property", /\bdisplay\b/);
  await expect(current).toHaveText(["Home"]);
  await expect(page.getByRole("contentinfo")).toHaveCSS("pointer-events", "none");
  // A tap that closes it does nothing else: its click arrives later.
  const under = await page.getByRole("main").evaluate((main) => {
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    return getComputedStyle(main).pointerEvents;
  });
  expect(under).toBe("none");
  await expect(menu).toHaveCount(0);
  await tap(button);
  await expect(menu).toBeVisible();
  await tap(button);
  await expect(menu).toHaveCount(0);

  await tap(button);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();

  await tap(button);
  await expect(menu).toBeVisible();
  const card = page.getByRole("region", { name: "Trending Products" }).getByRole("article").first();
  await card.evaluate((element) => element.scrollIntoView({ block: "end" }));
  // On the card. A finger: browsers differ in what it presses beneath an open panel.
  if (browserName === "firefox") await page.mouse.click(100, phone.height - 50);
  else await page.touchscreen.tap(100, phone.height - 50);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL("/");

  await tap(button);
  await menu.getByRole("link").last().press("Tab");
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Browse Project" })).toBeFocused();

  await tap(button);
  await tap(menu.getByRole("link", { name: "Home" }));
  await expect(menu).toHaveCount(0);
  await expect.poll(() => scrollPosition(page)).toBe(0);

  await tap(button);
  await tap(menu.getByRole("link", { name: "Resume" }));
  await expect(page).toHaveURL("/contact");
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tap(button);
  await expect(menu).toBeVisible();
  await expect(current).toHaveCount(0);
  // It fills the screen of a phone on its side; in a lower window it scrolls.
  await page.setViewportSize({ width: 844, height: 390 });
  const bottom = () =>
    menu.getByRole("list").evaluate((list) => list.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeCloseTo(390, 0);
  await page.setViewportSize({ width: 640, height: 240 });
  const last = menu.getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  // Turned on its side, a tablet has room for the links in the bar.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(menu).toHaveCount(0);
});
