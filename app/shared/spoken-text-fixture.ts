import { cdp } from "vitest/browser";

/** Returns the text that a screen reader speaks, which is all text in Chromium's accessibility tree. */
export async function readSpokenText(): Promise<string> {
  const session = cdp();
  const { frameTree } = await session.send("Page.getFrameTree");
  const frameId = frameTree.childFrames?.[0]?.frame.id;
  if (frameId === undefined) throw new Error("This function runs only in component tests.");
  const { nodes } = await session.send("Accessibility.getFullAXTree", { frameId });
  return nodes
    .filter(({ role }) => role?.value === "StaticText")
    .map(({ name }) => String(name?.value))
    .join("");
}
