import { skyScript } from "../../src/content/gradients";

/**
 * The script that runs before the site's own script, on every page. It does three things:
 * - It moves the links of the page's `<template id="later">` into the head: the complete style sheet and the modules. It
 *   waits until the page has been painted and the browser is idle, or until the first click or key. An empty page is
 *   never painted, so there it waits for an idle browser only. The first module is the site's script. It runs after the
 *   styles have loaded, because its content may need rules that the served page did not (page-styles.ts). If the script
 *   cannot be fetched, the next click or key fetches it again.
 * - It remembers the last click on a button, and clicks that button again when the site is ready. Links, `<details>` and
 *   buttons with a command of their own work without script.
 * - It blocks a form that is sent too early, because a native submit would put the typed text into the URL.
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

/**
 * The only inline script of a page: it sets the background gradient before the first paint, then runs the boot script.
 * The content security policy contains its hash.
 */
export const inlineScript = `${skyScript};${bootScript}`;
