import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleExplanation, sampleItem } from "../tests/support/item-factory";
import { reportBank } from "./checks/report-bank";
import { formatReviewPaper, recordReview } from "./review/review-set";
import { formatItems } from "./source/layout";
import { mistakesFolder } from "./source/mistake-list";
import { setsFolder } from "./source/read-set";

let folder = "";
/** The folders of the sets and of the lists of mistakes in the temporary folder. */
let testSets = "";
let testMistakes = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bank-"));
  testSets = join(folder, setsFolder);
  testMistakes = join(folder, mistakesFolder);
});

afterEach(() => rmSync(folder, { recursive: true }));

const tsx = new URL(import.meta.resolve("tsx")).href;

/** Runs a command as npm does, but on the bank of the temporary folder. */
function runCommand(command: string, ...args: string[]): { status: number | null; output: string } {
  const file = resolve(`bank/${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", tsx, file, ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

/** Copies all lists of mistakes, and the given sets, into the temporary folder. Give every set of a list, so that no mistake is unused. */
function copySets(...names: string[]): void {
  if (existsSync(mistakesFolder)) cpSync(mistakesFolder, testMistakes, { recursive: true });
  for (const name of names) copySet(name);
}

function copySet(name: string): void {
  mkdirSync(join(testSets, name), { recursive: true });
  for (const file of ["items.json", "drawings.xml", "passages.json", "reviews.json"])
    copyFileSync(join(setsFolder, name, file), join(testSets, name, file));
}

function writeSet(name: string, ...items: ReturnType<typeof sampleItem>[]): void {
  mkdirSync(join(testSets, name), { recursive: true });
  writeFileSync(
    join(testSets, name, "items.json"),
    formatItems(items.map((item) => Object.assign({}, item, sampleExplanation()))),
  );
}
const readText = (file: string): string => readFileSync(join(folder, file), "utf8");

describe("bank:check", () => {
  it("passes a set of the bank, and fails if one of its items was changed after it was solved", () => {
    copySets("class9-speedmaths", "class10-speedmaths");
    expect(runCommand("check")).toMatchObject({
      status: 0,
      output: expect.stringContaining("2 sets, 0 errors,"),
    });
    const items = readText("bank/sets/class9-speedmaths/items.json");
    writeFileSync(
      join(testSets, "class9-speedmaths/items.json"),
      items.replace(/"question": "[^"]+/, (question) => `${question} Say it.`),
    );
    const { text, isValid } = reportBank(testSets, testMistakes, "2026-11-21");
    expect(isValid).toBe(false);
    expect(text).toMatch(
      /error {2}class9-speedmaths c9-speedmaths-\S+ has changed since it was solved blind/,
    );
  });

  it("fails on a bank without sets", () => {
    expect(runCommand("check")).toMatchObject({ status: 1, output: expect.stringContaining("0 sets") });
  });
});

describe("bank:publish", () => {
  it("writes the files that the site fetches, and nothing on a second run", () => {
    writeSet("class5-maths", sampleItem());
    expect(runCommand("publish")).toMatchObject({
      status: 0,
      output: expect.stringContaining("3 files published"),
    });
    expect(JSON.parse(readText("public/data/class5-maths.json"))).toEqual([sampleItem()]);
    expect(runCommand("publish").output).toContain("The question bank is up to date");
  });
});

describe("bank:format", () => {
  it("formats a file that was written by hand, and prints its path", () => {
    writeSet("class5-maths", sampleItem());
    const file = join(testSets, "class5-maths/items.json");
    const formatted = readFileSync(file, "utf8");
    writeFileSync(file, JSON.stringify(JSON.parse(formatted), null, 4));
    expect(runCommand("format")).toMatchObject({ status: 0, output: "bank/sets/class5-maths/items.json\n" });
    expect(readFileSync(file, "utf8")).toBe(formatted);
  });
});

describe("bank:draw", () => {
  it("puts a drawing into a set, and replaces it by a new drawing of the same name", () => {
    writeSet("class5-maths", sampleItem());
    const writeScratch = (width: number) =>
      writeFileSync(
        join(folder, "scratch.mjs"),
        `export const drawings = { "c5-maths-dot": { width: ${width}, height: 40, isBare: true, elements: "<circle/>" } };`,
      );
    writeScratch(40);
    expect(runCommand("draw", "class5-maths", "scratch.mjs")).toMatchObject({ status: 0 });
    writeScratch(60);
    runCommand("draw", "class5-maths", "scratch.mjs");
    const text = readText("bank/sets/class5-maths/drawings.xml");
    expect(text.match(/<drawing name="c5-maths-dot" width="60"/g)).toHaveLength(1);
    expect(text).not.toContain('width="40"');
  });

  it("requires a set and a file", () => {
    expect(runCommand("draw", "class5-maths")).toMatchObject({
      status: 1,
      output: expect.stringContaining("Give a set"),
    });
  });
});

describe("bank:review", () => {
  const set = "class5-science";
  const recordAnswer = (text: string) =>
    recordReview(testSets, set, { "c5-science-001": { answer: text, classFelt: 5 } });

  beforeEach(() => writeSet(set, sampleItem({ id: "c5-science-001" })));

  it("prints items without a review, records their reviews, and then prints nothing", () => {
    expect(formatReviewPaper(testSets, set, "7", false)).toContain("## c5-science-001\nWhat is 12 + 30?");
    expect(recordAnswer("42")).toContain("1 of 1 items reviewed, 0 disagree");
    expect(JSON.parse(readText("bank/sets/class5-science/reviews.json"))).toMatchObject([
      { verdict: "agree" },
    ]);
    expect(formatReviewPaper(testSets, set, "7", false)).toBe("");
    expect(formatReviewPaper(testSets, set, "7", true)).toContain("## c5-science-001");
  });

  it("prints items and records answers from the command line", () => {
    writeFileSync(
      join(folder, "answers.json"),
      JSON.stringify({ "c5-science-001": { answer: "42", classFelt: 5 } }),
    );
    expect(runCommand("review", "print", set, "7").output).toContain("## c5-science-001\nWhat is 12 + 30?");
    expect(runCommand("review", "record", set, "answers.json")).toMatchObject({
      status: 0,
      output: expect.stringContaining("1 of 1 items reviewed, 0 disagree"),
    });
  });

  it("reports an answer that differs from the key, and the check then fails", () => {
    expect(recordAnswer("40")).toContain("1 disagree c5-science-001");
    expect(reportBank(testSets, testMistakes, "2026-11-21").text).toContain(
      "was answered “40” by the reader, and the key is “42”",
    );
  });

  it("refuses an unknown subcommand", () => {
    expect(runCommand("review", "solve", set)).toMatchObject({
      status: 1,
      output: expect.stringContaining("Give print or record"),
    });
  });
});
