import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium, installByApt } from "../../tools/browser/chromium";
import { openByPuppeteer } from "./puppeteer";
import type { Tab } from "./tab";
import { openWebkit } from "./webkit";

/** A browser for the test: how to open a tab of it, or the reason why it is missing. */
export type Browser = { name: string } & ({ open: () => Promise<Tab> } | { missing: string });

function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Finds an installed browser, or installs these Debian packages first. Returns the reason as text if the browser is still missing. */
function findOrInstall<T>(find: () => T | undefined, packages: string[]): T | string {
  const present = find();
  if (present !== undefined) return present;
  try {
    installByApt(...packages);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return `apt-get install ${packages.join(" ")}: ${reason}`;
  }
  return find() ?? `apt-get install ${packages.join(" ")} ended without the browser`;
}

function findFirefox(): Browser {
  const find = () => {
    const path = findOnPath("firefox-esr", "firefox");
    return path === undefined ? undefined : { path };
  };
  const firefox = findOrInstall(find, ["firefox-esr"]);
  if (typeof firefox === "string") return { name: "Firefox", missing: firefox };
  return { name: "Firefox", open: () => openByPuppeteer("firefox", firefox.path) };
}

function findWebkit(): Browser {
  const find = () => {
    const [driver, screen] = [findOnPath("WebKitWebDriver"), findOnPath("Xvfb")];
    return driver === undefined || screen === undefined ? undefined : { driver, screen };
  };
  const webkit = findOrInstall(find, ["webkit2gtk-driver", "xvfb"]);
  if (typeof webkit === "string") return { name: "WebKit", missing: webkit };
  return { name: "WebKit", open: () => openWebkit(webkit) };
}

/**
 * Finds the three browsers, and installs those that are missing where that is possible.
 *
 * @returns Chromium, Firefox and WebKit, or why Firefox or WebKit is missing
 * @throws Error if there is no Chromium, which the other browser tests need as well
 */
export function findBrowsers(): Browser[] {
  const chromium = findChromium();
  return [{ name: "Chromium", open: () => openByPuppeteer("chrome", chromium) }, findFirefox(), findWebkit()];
}
