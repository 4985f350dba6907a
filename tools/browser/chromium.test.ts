import { describe, expect, it } from "vitest";
import { chooseChromium, type ChromiumSources, listSystemBrowsers } from "./chromium";

/** Prepares a choice on a system where only the files `existingPaths` exist, and records which installers ran. */
function prepareChoice(existingPaths: string[], changes: Partial<ChromiumSources> = {}) {
  const files = new Set(existingPaths);
  const triedInstallers: string[] = [];
  const createInstaller = (title: string, result: string | Error) => ({
    title,
    install() {
      triedInstallers.push(title);
      if (result instanceof Error) throw result;
      files.add(result);
    },
  });
  const sources: ChromiumSources = {
    playwrightPath: "/playwright/chrome",
    systemBrowsers: ["/usr/bin/chromium", "/usr/bin/google-chrome"],
    exists: (path) => files.has(path),
    installers: [
      createInstaller("playwright", new Error("no network")),
      createInstaller("apt", "/usr/bin/chromium"),
    ],
    ...changes,
  };
  return { triedInstallers, choose: () => chooseChromium(sources) };
}

describe("the Chromium for tests", () => {
  it("is Playwright's browser if it is installed", () => {
    expect(prepareChoice(["/playwright/chrome", "/usr/bin/chromium"]).choose()).toBe("/playwright/chrome");
  });

  it("is a browser of the system if Playwright's is missing, and no installer runs", () => {
    const choice = prepareChoice(["/usr/bin/google-chrome"]);
    expect(choice.choose()).toBe("/usr/bin/google-chrome");
    expect(choice.triedInstallers).toEqual([]);
  });

  it("is installed if the system has none; if an installer fails, the next one runs", () => {
    const choice = prepareChoice([]);
    expect(choice.choose()).toBe("/usr/bin/chromium");
    expect(choice.triedInstallers).toEqual(["playwright", "apt"]);
  });

  it("cannot be chosen if no installer works, and the error names the installers", () => {
    const failingInstaller = { title: "apt", install: () => void 0 };
    expect(prepareChoice([], { installers: [failingInstaller] }).choose).toThrow(
      /There is no Chromium.*\napt: it ended without a browser/,
    );
  });
});

describe("the paths of a system's browsers", () => {
  it("are on the PATH under Linux", () => {
    expect(listSystemBrowsers("linux", { PATH: "/usr/bin:/snap/bin" }).slice(0, 2)).toEqual([
      "/usr/bin/chromium",
      "/snap/bin/chromium",
    ]);
  });

  it("are app folders on a Mac", () => {
    expect(listSystemBrowsers("darwin", {})).toContain(
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    );
  });
});
