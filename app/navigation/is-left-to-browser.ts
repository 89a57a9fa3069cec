type Navigating = Pick<
  NavigateEvent,
  "canIntercept" | "downloadRequest" | "formData" | "navigationType"
>;

/** Returns whether only the browser can do what is asked: another site, a download, a sent form, a reload. */
export function isLeftToBrowser(event: Navigating): boolean {
  const { canIntercept, downloadRequest, formData, navigationType } = event;
  return (
    !canIntercept || downloadRequest !== null || formData !== null || navigationType === "reload"
  );
}
