import { Component } from "react";

/**
 * Takes the focus off what a page is about to leave behind. Were it still there, the browser would
 * work out styles and layout of a document half taken down, only to find that the focus is gone.
 */
export class ReleaseFocus extends Component<{ route: string | undefined }> {
  // The one moment that React gives between rendering and touching the document. What stays in the
  // document keeps the focus: React would give it back, and that would be remembered as a new one.
  override getSnapshotBeforeUpdate({ route }: { route: string | undefined }) {
    if (route === this.props.route) return null;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest("main > *")) {
      activeElement.blur();
    }
    return null;
  }

  // React asks for it beside the snapshot.
  override componentDidUpdate() {}

  override render() {
    return null;
  }
}
