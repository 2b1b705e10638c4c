import { CALCULATORS_ALIVE } from '../../contract/calculations.ts';

/**
 * The one script that runs with the page. It starts the inert bootstrap after `load` when the browser is
 * idle, or at the first touch, key or focus. It also remembers how this browser session began (landing page
 * and referrer), which would be gone by the time a form is sent: without the token of a link in our mail, and
 * without the fragment, because that of a shared calculation carries someone's figures. And it holds back a
 * calculation or a tab of the calculators that is asked for too early, so that figures stay in the browser: they wait
 * in their form, whose status says so, for the app to work them out. They are posted to the server, and the tab is
 * opened as the link that it is, only where the app does not come alive: within 15 seconds, or within one second of
 * an error that is left uncaught after its start (a module that cannot be fetched or is too new for the browser, or a
 * failure of the app itself). One that it survives changes nothing.
 */
const STARTER = `(()=>{
try{sessionStorage.getItem("first-visit")||sessionStorage.setItem("first-visit",JSON.stringify({landingPage:location.href.split("#")[0].replace(/([?&]token=)[^&]*/,"$1"),referrer:document.referrer}))}catch{}
const events=["pointerdown","touchstart","keydown","focusin"];
let started=false;
const start=()=>{
if(started)return;
started=true;
for(const name of events)removeEventListener(name,start,true);
const script=document.createElement("script");
script.type="module";
script.textContent=document.getElementById("bootstrap").textContent;
script.onerror=release;
document.head.append(script);
script.remove();
};
const held=new Map();
const hold=(event,element,resume)=>{
event.preventDefault();
element.ariaBusy="true";
held.delete(element);
held.set(element,resume);
start();
setTimeout(release,15000);
};
const holdForm=event=>{
const {target:form,submitter}=event;
const {calculation,waiting}=form.dataset;
if(!calculation)return;
document.getElementById(calculation+"-status").textContent=waiting;
hold(event,form,()=>form.requestSubmit(submitter));
};
const holdTab=event=>{
const tab=event.target.closest(".calculator-tab");
if(!tab||event.button||event.altKey||event.ctrlKey||event.metaKey||event.shiftKey)return;
hold(event,tab,()=>tab.click());
};
const release=()=>{
removeEventListener("submit",holdForm,true);
removeEventListener("click",holdTab,true);
for(const [element,resume] of held){
element.ariaBusy=null;
resume();
}
held.clear();
};
const giveUp=()=>{started&&setTimeout(release,1000)};
addEventListener("submit",holdForm,true);
addEventListener("click",holdTab,true);
addEventListener("${CALCULATORS_ALIVE}",release);
addEventListener("unhandledrejection",giveUp);
addEventListener("error",giveUp);
for(const name of events)addEventListener(name,start,{capture:true,passive:true});
const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle,{once:true});
})()`;

/** Starts at once: for the admin area, where nothing can be done before hydration. */
const EAGER_STARTER = `(()=>{
const script=document.createElement("script");
script.type="module";
script.textContent=document.getElementById("bootstrap").textContent;
document.head.append(script);
script.remove();
})()`;

const PRELOADS = /<link rel="modulepreload"[^>]*\/>/g;
const BOOTSTRAP = '<script type="module" async="">';

/**
 * Takes JavaScript out of the way of the first paint: no module is preloaded, and the module script with
 * which React Router starts the page becomes an inert block that a small script brings to life later. The
 * inert block stays where React rendered it, so hydration finds the tree it expects.
 *
 * @param html a whole page as React Router rendered it
 * @param when 'late' for public pages, 'at-once' where nothing works without script
 * @throws when the page has no bootstrap: then the framework changed and this file has to follow
 */
export function delayHydration(html: string, when: 'late' | 'at-once'): string {
  if (!html.includes(BOOTSTRAP)) throw new Error('The rendered page has no module bootstrap to delay.');
  const starter = when === 'late' ? STARTER : EAGER_STARTER;
  return html
    .replace(PRELOADS, '')
    .replace(BOOTSTRAP, '<script type="text/plain" id="bootstrap">')
    .replace('</body>', () => `<script>${starter}</script></body>`);
}
