// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inlineScript } from "./boot-script";

/** Runs the script as a page would; `import()` is no function that a test could watch, so it is named. */
function boot(html: string): { fetched: string[]; idle: () => void } {
  document.body.innerHTML = html;
  const fetched: string[] = [];
  let idle = () => undefined as void;
  vi.stubGlobal("requestIdleCallback", (begin: () => void) => (idle = begin));
  const script = inlineScript.replace("import(", "fetchModule(");
  // The text is our own: this is how a page runs its inline script.
  Reflect.construct(Function, ["fetchModule", script])((url: string) => fetched.push(url));
  return { fetched, idle: () => idle() };
}

const page = `<div id="root" data-modules="/assets/index.js /assets/home.js"><button>Menu</button><a href="#x">Link</a>
  <button commandfor="menu" command="show-modal">Native</button><form><button type="submit">Send</button></form></div>`;

function findButton(text: string): HTMLButtonElement {
  const button = [...document.querySelectorAll("button")].find((candidate) => candidate.textContent === text);
  if (!button) throw new Error(`No button ${text}.`);
  return button;
}

beforeEach(() => {
  document.head.innerHTML = "";
});
afterEach(() => {
  dispatchEvent(new Event("olympeak:ready"));
  vi.unstubAllGlobals();
});

it("picks a sky before anything is painted", () => {
  boot(page);
  expect(document.documentElement.style.getPropertyValue("--sky")).toMatch(/^linear-gradient\(160deg,#/);
});

it("fetches the script when the browser has loaded the page and is idle, once", () => {
  const { fetched, idle } = boot(page);
  dispatchEvent(new Event("load"));
  expect(fetched).toEqual([]);
  idle();
  idle();
  expect(fetched).toEqual(["/assets/index.js"]);
  const preloads = [...document.querySelectorAll("link[rel=modulepreload]")];
  expect(preloads.map((link) => link.getAttribute("href"))).toEqual(["/assets/index.js", "/assets/home.js"]);
});

it.each(["pointerdown", "keydown"])("fetches it at the first %s", (type) => {
  const { fetched } = boot(page);
  findButton("Menu").dispatchEvent(new Event(type, { bubbles: true }));
  expect(fetched).toEqual(["/assets/index.js"]);
});

it("leaves a page alone that brings its own script", () => {
  const { fetched, idle } = boot('<div id="root"></div>');
  dispatchEvent(new Event("load"));
  idle();
  expect(fetched).toEqual([]);
});

it("presses again, once the site is ready, what was pressed too early", () => {
  boot(page);
  const presses: string[] = [];
  findButton("Menu").click();
  for (const text of ["Menu", "Native"])
    findButton(text).addEventListener("click", () => void presses.push(text));
  dispatchEvent(new Event("olympeak:ready"));
  expect(presses).toEqual(["Menu"]);
  findButton("Native").click();
  dispatchEvent(new Event("olympeak:ready"));
  expect(presses).toEqual(["Menu", "Native"]);
});

it("holds a form back until the site is ready", () => {
  boot(page);
  const send = () => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    document.querySelector("form")?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send()).toBe(true);
  dispatchEvent(new Event("olympeak:ready"));
  expect(send()).toBe(false);
});
