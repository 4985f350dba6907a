import { globSync } from "tinyglobby";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkCitations, readCitable } from "./citations";
import { readFiles } from "./source-files";

const citable = readCitable();
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

/** Names that docs use before they exist. Remove each from this list when it exists. */
const toBeBuilt: readonly string[] = [];

/** Files that tools create. */
const notKept = /^supabase\/(?:\.temp|functions\/\.env$)/;

/** Finds paths in backticks, relative to the top or to any folder, with `…`, `*`, `{N}` or NNN for variable parts. */
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

/** Returns the errors that `find` reports for all pages, except about files that do not exist yet. */
function findInPages(find: (text: string, path: string) => string[]): string[] {
  return pages.flatMap(({ path, text }) =>
    find(text, path)
      .filter((name) => !toBeBuilt.includes(name))
      .map((name) => `${path} names ${name}`),
  );
}

function pathExists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, "")
    .replaceAll(/[.]/g, String.raw`\.`)
    .replaceAll(/…|\*+|\{\w+\}|NNN/g, ".*");
  const ending = new RegExp(`/${pattern}$`);
  return notKept.test(path) || everyPath.some((known) => ending.test(known));
}

function findCommands(text: string): string[] {
  return [...text.matchAll(/npm run [\w:-]+/g)].map(([command]) => command);
}

function commandExists(command: string): boolean {
  return Object.hasOwn(scripts, command.replace("npm run ", ""));
}

describe("citations", () => {
  it("lead to an existing section, point, step, quotation or decision", () => {
    const followed = files.map((file) => ({ path: file.path, found: checkCitations(file, citable) }));
    expect(followed.reduce((sum, { found }) => sum + found.count, 0)).toBeGreaterThan(200);
    expect(
      followed.flatMap(({ path, found }) => found.broken.map((words) => `${path} cites ${words}`)),
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
  ])("would find %j broken", (words) => {
    const text = `/**\n * A rule (${words}).\n */`;
    expect(checkCitations({ path: "src/a.ts", text }, citable).broken).not.toEqual([]);
  });

  it("the file name of a decision has the number of its title", () => {
    const misnamed = readFiles("docs/decisions/[0-9]*.md").filter(
      ({ path, text }) => !text.startsWith(`# ${path.split("/").at(-1)?.slice(0, 3)} `),
    );
    expect(misnamed.map(({ path }) => path)).toEqual([]);
    expect(new Set(citable.decisions).size).toBe(citable.decisions.length);
  });
});

describe("the pages of docs", () => {
  it("name only existing paths", () => {
    expect(findInPages((text) => findPaths(text).filter((path) => !pathExists(path)))).toEqual([]);
  });

  it("name only existing commands", () => {
    expect(findInPages((text) => findCommands(text).filter((command) => !commandExists(command)))).toEqual(
      [],
    );
  });

  it("link only to existing files", () => {
    expect(
      findInPages((text, path) => findLinks(text, path).filter((link) => !everyPath.includes(link))),
    ).toEqual([]);
  });

  it("are distinguished from what is still to be built", () => {
    expect(
      toBeBuilt.filter((name) => (name.startsWith("npm") ? commandExists(name) : pathExists(name))),
    ).toEqual([]);
  });

  it("would be found to name a path or a command that are not there", () => {
    expect(
      findPaths("See `src/lib/no-such.ts` and `npx vitest run src/pages/nowhere`.").filter(pathExists),
    ).toEqual([]);
    expect(commandExists("npm run nonsense")).toBe(false);
  });
});
