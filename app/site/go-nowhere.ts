/**
 * A script for the document's head. Links to "#" go nowhere (section 2), from the first moment they
 * can be pressed: by itself the browser would scroll to the top.
 */
export const goNowhere = `addEventListener("click",e=>{if(e.target.closest?.('a[href="#"]'))e.preventDefault()});`;
