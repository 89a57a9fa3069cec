import { expect, test } from "vitest";
import { fitLinks } from "./fit-links.ts";

const seven = ["Home", "Clothes", "Accessories", "Lamps", "Ceramics", "Journal", "Contact"];

test("a few short links fit wherever the bar shows any", () => {
  expect(fitLinks("Hemline", ["Home", "Shop", "Pages", "Resume"])).toEqual([56, 56, 56, 56]);
});

test("each link needs the room of those before it, too", () => {
  expect(fitLinks("Hemline", seven)).toEqual([56, 56, 56, 56, 78, 78, 78]);
});

test("what fits no window stays in the menu", () => {
  expect(fitLinks("Hemline", Array(20).fill("Accessories")).at(-1)).toBe("never");
});

test("a long name leaves less room, and so do wide letters", () => {
  const four = ["Home", "Shop", "Pages", "Resume"];
  expect(fitLinks("The Long Shop Name", four)).toEqual([56, 56, 78, 78]);
  expect(fitLinks("The Quite Long Shop Name", four)).toEqual([56, 78, 78, 78]);
  const wide = ["最初のページを見る", "緑茶と紅茶の一覧を見る", "お問い合わせはこちらから"];
  expect(fitLinks("茶の店", wide)).toEqual([56, 56, 78]);
});
