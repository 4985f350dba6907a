import { globSync } from "tinyglobby";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkCitations, readCitationTargets } from "./citations";
import { readFiles } from "./source-files";

const targets = readCitationTargets();
const pages = readFiles("README.md", "proofs/README.md", "CONTRIBUTING.md", "bank/README.md", "docs/**/*.md");
const files = [
  ...pages,
  ...readFiles(
    "*.{ts,html}",
    "{src,tools,proofs,tests}/**/*.{ts,tsx,css,js,sql}",
    "supabase/**/*.{ts,sql,toml}",
  ),
].filter(
  ({ path }) => path !== "tests/repository/citations.test.ts" && path !== "tests/repository/citations.ts",
);
const everyPath = globSync("**/*", {
  dot: true,
  onlyFiles: false,
  ignore: ["**/node_modules/**", ".git/**", "dist/**", "supabase/.temp/**"],
}).map((path) => `/${path.replace(/\/$/, "")}`);

const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) });
const { scripts } = v.parse(packageSchema, JSON.parse(readFiles("package.json")[0]?.text ?? "{}"));

/** Paths and commands that docs may name before they exist. A test fails if one of them exists. */
const toBeBuilt: readonly string[] = [];

/** Files that tools or authors create and that are not committed. */
const generatedFiles = /^supabase\/(?:\.temp|functions\/\.env$)|^scratch\.ts$/;

/**
 * Finds the paths that a page names in backticks: relative to the top of the repository or to any folder, with `…`, `*`, `{N}` or NNN
 * for variable parts.
 */
function findPaths(text: string): string[] {
  const prose = text.replaceAll(/^ *```.*?^ *```/gms, "");
  return [...prose.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = ""]) => code.split(/\s+/))
    .filter((word) => /^\w[\w.*{}…/-]+$/.test(word))
    .filter(
      (word) =>
        /^(?:src|supabase|tests|tools|proofs|bank|docs|public)\//.test(word) ||
        /\w\.(?:tsx?|sql|css|json|toml|md)$/.test(word),
    );
}

/** Finds the paths of a page's links, relative to the top of the repository. */
function findLinks(text: string, path: string): string[] {
  return [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(
    ([, target = ""]) => new URL(target, `file:///${path}`).pathname,
  );
}

/** Returns a message for each name that `find` returns for a page, except for names of `toBeBuilt`. */
function findInAllPages(find: (text: string, path: string) => string[]): string[] {
  return pages.flatMap(({ path, text }) =>
    find(text, path)
      .filter((name) => !toBeBuilt.includes(name))
      .map((name) => `${path} names ${name}`),
  );
}

/** Whether a file or folder has this path, in which `…`, `*`, `{N}` and NNN match anything, or it is created by a tool. */
function pathExists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, "")
    .replaceAll(/[.]/g, String.raw`\.`)
    .replaceAll(/…|\*+|\{\w+\}|NNN/g, ".*");
  const ending = new RegExp(`/${pattern}$`);
  return generatedFiles.test(path) || everyPath.some((existing) => ending.test(existing));
}

function findCommands(text: string): string[] {
  return [...text.matchAll(/npm run [\w:-]+/g)].map(([command]) => command);
}

function commandExists(command: string): boolean {
  return Object.hasOwn(scripts, command.replace("npm run ", ""));
}

describe("citations", () => {
  it("lead to an existing section, point, step, quotation or decision", () => {
    const checkedFiles = files.map((file) => ({ path: file.path, citations: checkCitations(file, targets) }));
    expect(checkedFiles.reduce((sum, { citations }) => sum + citations.count, 0)).toBeGreaterThan(200);
    expect(
      checkedFiles.flatMap(({ path, citations }) => citations.broken.map((text) => `${path} cites ${text}`)),
    ).toEqual([]);
  });

  it.each([
    "specification section 10",
    "specification sections 1,\n * 8 and 12",
    "design section 3 no. 18",
    "design section 3 nos. 8 and 18, section 4",
    "design section 3 no. 8, section 9",
    "payments section 2, step 14",
    'specification section 2, "Contact us"',
    "section 4",
    "decision 008",
    "decisions 002 and 899",
    "design.md section 3",
    "docs/design.md section 3 no. 18",
    "docs/design.md, section 3",
    "docs/decisions/002",
  ])("are reported as broken: %j", (citation) => {
    const text = `/**\n * A rule (${citation}).\n */`;
    expect(checkCitations({ path: "src/a.ts", text }, targets).broken).not.toEqual([]);
  });

  it("can use a decision's number, because its file name and its title have the same number", () => {
    const misnamed = readFiles("docs/decisions/[0-9]*.md").filter(
      ({ path, text }) => !text.startsWith(`# ${path.split("/").at(-1)?.slice(0, 3)} `),
    );
    expect(misnamed.map(({ path }) => path)).toEqual([]);
    expect(new Set(targets.decisions).size).toBe(targets.decisions.length);
  });
});

describe("the pages of docs", () => {
  it("name only existing paths", () => {
    expect(findInAllPages((text) => findPaths(text).filter((path) => !pathExists(path)))).toEqual([]);
  });

  it("name only existing commands", () => {
    expect(findInAllPages((text) => findCommands(text).filter((command) => !commandExists(command)))).toEqual(
      [],
    );
  });

  it("link only to existing files", () => {
    expect(
      findInAllPages((text, path) => findLinks(text, path).filter((link) => !everyPath.includes(link))),
    ).toEqual([]);
  });

  it("list in toBeBuilt only names that do not exist", () => {
    expect(
      toBeBuilt.filter((name) => (name.startsWith("npm") ? commandExists(name) : pathExists(name))),
    ).toEqual([]);
  });

  it("are checked by functions that recognise a missing path and a missing command", () => {
    expect(
      findPaths("See `src/lib/no-such.ts` and `npx vitest run src/pages/nowhere`.").filter(pathExists),
    ).toEqual([]);
    expect(commandExists("npm run nonsense")).toBe(false);
  });
});
