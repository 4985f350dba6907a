import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { userInfo } from "node:os";
import { chromium } from "playwright";
import { projectFolder } from "../local/project-folder";

type Environment = Record<string, string | undefined>;

const programNames = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];
/** Chromium's headless shell, which has no windows, tabs, menus or settings. */
const headlessShells = ["chromium-headless-shell", "chrome-headless-shell"];
const macApps = ["Chromium", "Google Chrome", "Microsoft Edge"];
const windowsPaths = ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"];

/** Lists the paths where a system may have a browser of the Chromium family, the most likely first. */
export function listSystemBrowsers(platform: NodeJS.Platform, env: Environment): string[] {
  if (platform === "darwin") return macApps.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (platform === "win32") {
    const roots = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    );
    return roots.flatMap((root) => windowsPaths.map((path) => join(root, path)));
  }
  return listOnPath(programNames, env);
}

function listOnPath(names: readonly string[], env: Environment): string[] {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

export interface ChromiumSources {
  playwrightPath: string;
  systemBrowsers: string[];
  exists: (path: string) => boolean;
  /** The ways to install a browser, tried in order; each throws if it does not work on this system. */
  installers: { title: string; install: () => void }[];
}

/**
 * Chooses the browser for tests: Playwright's own, else one of the system, else the first that can be installed. Throws
 * an error that lists everything that was tried.
 */
export function chooseChromium({
  playwrightPath,
  systemBrowsers,
  exists,
  installers,
}: ChromiumSources): string {
  const findExisting = () => [playwrightPath, ...systemBrowsers].find(exists);
  const existingPath = findExisting();
  if (existingPath) return existingPath;
  const failures: string[] = [];
  for (const { title, install } of installers) {
    try {
      install();
    } catch (error) {
      failures.push(`${title}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
      continue;
    }
    const installedPath = findExisting();
    if (installedPath) return installedPath;
    failures.push(`${title}: it ended without a browser`);
  }
  throw new Error(
    `There is no Chromium to test with. Install Chrome or Chromium, or run "npx playwright install chromium".\n${failures.join("\n")}`,
  );
}

function installByPlaywright() {
  const program = join(projectFolder, "node_modules", "playwright", "cli.js");
  execFileSync(process.execPath, [program, "install", "chromium"], { stdio: "pipe", timeout: 300_000 });
}

/**
 * Installs Debian packages. Throws if that is not possible: on another system, without root or without a network.
 *
 * @param names the packages' names
 */
export function installByApt(...names: string[]): void {
  if (process.platform !== "linux" || userInfo().uid !== 0) throw new Error("needs root on Debian");
  const options = {
    stdio: "pipe",
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  execFileSync("apt-get", ["update"], options);
  execFileSync("apt-get", ["install", "-y", ...names], options);
}

const playwrightInstaller = { title: "npx playwright install chromium", install: installByPlaywright };
const createAptInstaller = (name: string) => ({
  title: `apt-get install ${name}`,
  install: () => installByApt(name),
});

/**
 * Finds the path of a complete Chromium for measurements, and installs one if there is none. Throws if that is not
 * possible.
 */
export function findChromium(): string {
  return chooseChromium({
    playwrightPath: chromium.executablePath(),
    systemBrowsers: listSystemBrowsers(process.platform, process.env),
    exists: existsSync,
    installers: [playwrightInstaller, createAptInstaller("chromium")],
  });
}

/**
 * Finds a Chromium to test with, and returns it as one of Playwright's launch options: a headless shell, because it takes
 * half the processor time, otherwise a complete Chromium, otherwise one that is installed now. For Playwright's own shell
 * the path is left out. Throws if none can be installed.
 */
export function findHeadlessChromium(): { executablePath?: string } {
  const playwrightPath = chromium.executablePath();
  const executablePath = chooseChromium({
    playwrightPath,
    systemBrowsers: [
      ...listOnPath(headlessShells, process.env),
      ...listSystemBrowsers(process.platform, process.env),
    ],
    exists: existsSync,
    installers: [
      playwrightInstaller,
      createAptInstaller("chromium-headless-shell"),
      createAptInstaller("chromium"),
    ],
  });
  return executablePath === playwrightPath ? {} : { executablePath };
}
