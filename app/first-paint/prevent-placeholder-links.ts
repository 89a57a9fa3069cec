/**
 * A script for the document's head. Links to "#" do nothing (section 2), even before hydration: by
 * default the browser would scroll to the top.
 */
export const preventPlaceholderLinks = `addEventListener("click",e=>{if(e.target.closest?.('a[href="#"]'))e.preventDefault()});`;
