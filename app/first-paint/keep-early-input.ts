/**
 * A script for the document's head. Without it, whatever is done before hydration to a control that
 * needs React would be lost. It records typed text, chosen orders, ticked boxes and pressed buttons,
 * and repeats them as soon as the page is hydrated, which removes `data-pending` from the root: one
 * after another, because each may be a navigation on which the next depends.
 *
 * A link above a list leads to another list with the same filters. Its prerendered address knows none:
 * if there are any, the link waits for hydration, at most four seconds.
 */
export const keepEarlyInput = `{
const root=document.documentElement,early=new Map,types=["click","input","change"];let timer;
const record=e=>{
const{target:t,type}=e,at=s=>t.closest?.(s),repeat=(key,how)=>early.set(key,how);
const button=at("button[type=button]:not([popovertarget])"),link=at("[data-list] a");
if(type!=="click"){if(at("[type=search],select")){const{value}=t;repeat(t.id+type,()=>{t.value=value;t.dispatchEvent(new Event(type,{bubbles:true}))})}}
else if(at("[type=checkbox]")){const{checked}=t;repeat(t,()=>{t.checked=!checked;t.click()})}
else if(button)repeat(e,()=>button.click());
else if(link&&(early.size||location.search)&&!(e.ctrlKey||e.metaKey||e.shiftKey)){e.preventDefault();clearTimeout(timer);timer=setTimeout(()=>location.assign(link.href),4e3);repeat("link",()=>link.click())}
};
for(const type of types)addEventListener(type,record,true);
new MutationObserver(async(_,observer)=>{
if(root.dataset.pending)return;
observer.disconnect();clearTimeout(timer);
for(const type of types)removeEventListener(type,record,true);
for(const again of early.values()){again();await new Promise(r=>setTimeout(r,50))}
}).observe(root,{attributeFilter:["data-pending"]})}`;
