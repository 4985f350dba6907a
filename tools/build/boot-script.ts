import { skyScript } from "../../src/content/gradients";

/**
 * The script that runs before the site's own script, on every page. It
 * - puts the links of the page's `<template id="later">` into the head, the whole style sheet and the modules, when the
 *   page has been painted and the browser is idle, or at the first press or key; where nothing is there to be painted,
 *   idleness is enough. The first module, the site's script, runs once the styles are there: what it shows may need rules
 *   that the page itself did not (page-styles.ts). If it cannot be fetched, the next press or key asks for it again;
 * - keeps the last press on a button until the site is ready for it, and then presses again (links, `<details>` and
 *   buttons with a command of their own are native and need no help);
 * - holds back a form that is sent too early, so that nothing typed into it ends in an address.
 */
const bootScript = `(function(w,d,pressed,started){
function begin(){var t=d.getElementById("later"),links,sheet,entry;if(started||!t)return;started=1;
links=t.content.cloneNode(true);sheet=links.querySelector("[rel=stylesheet]");entry=links.querySelector("[rel=modulepreload]").getAttribute("href");
sheet.onload=sheet.onerror=function(){import(entry).catch(function(){started=0})};d.head.append(links)}
function wait(){(w.requestIdleCallback||setTimeout)(begin)}
function keep(e){pressed=e.target.closest("button:not([command],[popovertarget])")||pressed}
function hold(e){e.preventDefault()}
w.addEventListener("pointerdown",begin,true);w.addEventListener("keydown",begin,true);
w.addEventListener("click",keep,true);w.addEventListener("submit",hold,true);
w.addEventListener("load",function(){d.querySelector("main")?
new PerformanceObserver(function(l,o){o.disconnect();wait()}).observe({type:"paint",buffered:true}):wait()});
w.addEventListener("olympeak:ready",function(){w.removeEventListener("click",keep,true);
w.removeEventListener("submit",hold,true);if(pressed)pressed.click()},{once:true})
})(window,document)`.replaceAll("\n", "");

/** The one inline script of every page: the sky before first paint, then the boot. Its hash is in the policy. */
export const inlineScript = `${skyScript};${bootScript}`;
