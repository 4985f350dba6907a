// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inlineScript } from "./boot-script";

/**
 * Runs the script as a page would. `fetchedUrls` lists the modules that the script imports; `idle` and `paint` report that
 * the browser is idle or has painted the page.
 */
function runBootScript(html: string) {
  document.body.innerHTML = html;
  const fetchedUrls: string[] = [];
  const network = { works: true };
  let idle = () => undefined as void;
  let paint = () => undefined as void;
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => (idle = callback));
  class PaintObserver {
    constructor(private readonly report: (list: null, observer: PaintObserver) => void) {}
    observe() {
      paint = () => this.report(null, this);
    }
    disconnect() {
      paint = () => undefined;
    }
  }
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  const script = inlineScript.replace("import(", "fetchModule(");
  // Runs the script from its text, as a page does. The text is ours, so this is safe.
  Reflect.construct(Function, ["fetchModule", script])((url: string) => {
    fetchedUrls.push(url);
    return network.works ? Promise.resolve() : Promise.reject(new TypeError("Failed to fetch"));
  });
  return { fetchedUrls, network, idle: () => idle(), paint: () => paint() };
}

const page = `<div id="root"><main>
  <button>Menu</button><a href="#x">Link</a><button commandfor="menu" command="show-modal">Native</button>
  <form><button type="submit">Send</button></form></main></div><template id="later"><link rel="manifest" href="/manifest.webmanifest">
  <link rel="stylesheet" href="/assets/style.css"><link rel="modulepreload" href="/assets/index.js"><link rel="modulepreload" href="/assets/home.js"></template>`;

const entry = "/assets/index.js";

function listLinks(rel: string): (string | null)[] {
  return [...document.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute("href"));
}

/** Makes the complete style sheet, which is requested last, load or fail. */
function finishStyles(eventType: "load" | "error"): void {
  [...document.querySelectorAll("link[rel=stylesheet]")].at(-1)?.dispatchEvent(new Event(eventType));
}

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

it("sets the background gradient of the sky before the first paint", () => {
  runBootScript(page);
  expect(document.documentElement.style.getPropertyValue("--sky")).toMatch(/^linear-gradient\(160deg,#/);
});

it("fetches styles and script once, when the page is painted and the browser is idle", () => {
  const { fetchedUrls, idle, paint } = runBootScript(page);
  dispatchEvent(new Event("load"));
  idle();
  expect(listLinks("stylesheet"), "before the paint").toEqual([]);
  paint();
  idle();
  idle();
  expect(listLinks("stylesheet")).toEqual(["/assets/style.css"]);
  expect(listLinks("modulepreload")).toEqual(["/assets/index.js", "/assets/home.js"]);
  expect(listLinks("manifest")).toEqual(["/manifest.webmanifest"]);
  expect(fetchedUrls, "before the styles").toEqual([]);
  finishStyles("load");
  expect(fetchedUrls).toEqual([entry]);
});

it("does not wait for a paint on an empty page", () => {
  const { fetchedUrls, idle } = runBootScript(page.replaceAll("main", "noscript"));
  dispatchEvent(new Event("load"));
  idle();
  finishStyles("load");
  expect(fetchedUrls).toEqual([entry]);
});

it.each(["pointerdown", "keydown"])(
  "fetches styles and script at the first %s, and runs the script even if the styles fail",
  (type) => {
    const { fetchedUrls } = runBootScript(page);
    findButton("Menu").dispatchEvent(new Event(type, { bubbles: true }));
    finishStyles("error");
    expect(fetchedUrls).toEqual([entry]);
  },
);

it("fetches the script again at the next click after a failure, but not after a success", async () => {
  const { fetchedUrls, network } = runBootScript(page);
  const clickMenu = async () => {
    findButton("Menu").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    finishStyles("load");
    await Promise.resolve();
  };
  network.works = false;
  await clickMenu();
  network.works = true;
  await clickMenu();
  expect(fetchedUrls).toEqual([entry, entry]);
  findButton("Menu").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(listLinks("stylesheet"), "no third time").toHaveLength(2);
});

it("does nothing on a page without a script", () => {
  const { idle, paint } = runBootScript('<div id="root"><main></main></div>');
  dispatchEvent(new Event("load"));
  paint();
  idle();
  expect(listLinks("stylesheet")).toEqual([]);
});

it("replays an early click once the site is ready", () => {
  runBootScript(page);
  const clicks: string[] = [];
  findButton("Menu").click();
  for (const text of ["Menu", "Native"])
    findButton(text).addEventListener("click", () => void clicks.push(text));
  dispatchEvent(new Event("olympeak:ready"));
  expect(clicks).toEqual(["Menu"]);
  findButton("Native").click();
  dispatchEvent(new Event("olympeak:ready"));
  expect(clicks).toEqual(["Menu", "Native"]);
});

it("blocks a form until the site is ready", () => {
  runBootScript(page);
  const send = () => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    document.querySelector("form")?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(send()).toBe(true);
  dispatchEvent(new Event("olympeak:ready"));
  expect(send()).toBe(false);
});

it("is shorter than 1700 characters, because every page contains the script and waits for it", () => {
  expect(inlineScript.length).toBeLessThan(1700);
});
