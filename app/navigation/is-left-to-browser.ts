type Navigating = Pick<
  NavigateEvent,
  "canIntercept" | "downloadRequest" | "formData" | "navigationType"
>;

/**
 * Returns `true` for a navigation that the browser must handle: to another site, a download, a form submission or a
 * reload.
 */
export function isLeftToBrowser(event: Navigating): boolean {
  const { canIntercept, downloadRequest, formData, navigationType } = event;
  return (
    !canIntercept || downloadRequest !== null || formData !== null || navigationType === "reload"
  );
}
