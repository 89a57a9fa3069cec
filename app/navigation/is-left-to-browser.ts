type Navigating = Pick<
  NavigateEvent,
  "canIntercept" | "downloadRequest" | "formData" | "navigationType"
>;

/**
 * Returns `true` if the browser must handle the navigation itself: a link to another site, a download, a form sent with
 * POST, or a reload.
 */
export function isLeftToBrowser(event: Navigating): boolean {
  const { canIntercept, downloadRequest, formData, navigationType } = event;
  return (
    !canIntercept || downloadRequest !== null || formData !== null || navigationType === "reload"
  );
}
