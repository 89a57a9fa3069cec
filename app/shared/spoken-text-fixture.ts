import { cdp } from "vitest/browser";

/** Returns all text in Chromium's accessibility tree, which is the text that a screen reader speaks. */
export async function readSpokenText(): Promise<string> {
  const session = cdp();
  const { frameTree } = await session.send("Page.getFrameTree");
  const frameId = frameTree.childFrames?.[0]?.frame.id;
  if (frameId === undefined) throw new Error("A component test runs in a frame of its page.");
  const { nodes } = await session.send("Accessibility.getFullAXTree", { frameId });
  return nodes
    .filter(({ role }) => role?.value === "StaticText")
    .map(({ name }) => String(name?.value))
    .join("");
}
