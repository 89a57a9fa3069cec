/** Makes links to "#" do nothing (section 2): the browser would scroll to the top. */
export function preventPlaceholderLinks(): void {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href="#"]');
    if (link) event.preventDefault();
  });
}
