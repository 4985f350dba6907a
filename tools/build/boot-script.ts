import { skyScript } from "../../src/content/gradients";

/**
 * What runs before the site's own script, on every page. It
 * - fetches the modules named in `data-modules` when the browser is idle, or at the first press or key;
 * - keeps the last press on a button until the site is ready for it, and then presses again (links, `<details>` and
 *   buttons with a command of their own are native and need no help);
 * - holds back a form that is sent too early, so that nothing typed into it ends in an address.
 */
const bootScript = `(function(w,d,pressed,begun){
function begin(){var m=(d.getElementById("root").dataset.modules||"").split(" ");if(begun||!m[0])return;begun=1;
m.forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.href=u;d.head.append(l)});import(m[0])}
function keep(e){pressed=e.target.closest("button:not([command],[popovertarget])")||pressed}
function hold(e){e.preventDefault()}
w.addEventListener("pointerdown",begin,true);w.addEventListener("keydown",begin,true);
w.addEventListener("click",keep,true);w.addEventListener("submit",hold,true);
w.addEventListener("load",function(){w.requestIdleCallback?requestIdleCallback(begin):setTimeout(begin,200)});
w.addEventListener("olympeak:ready",function(){w.removeEventListener("click",keep,true);
w.removeEventListener("submit",hold,true);if(pressed)pressed.click()},{once:true})
})(window,document)`.replaceAll("\n", "");

/** The one inline script of every page: the sky before first paint, then the boot. Its hash stands in the policy. */
export const inlineScript = `${skyScript};${bootScript}`;
