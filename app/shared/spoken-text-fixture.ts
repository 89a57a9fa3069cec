import { cdp } from "vitest/browser";

/** Every text on the page as Chromium's accessibility tree holds it, joined: what a screen reader speaks. */
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
