import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generateBank } from "./generate-bank";
import { arrayLines } from "./lines-of-json";
import { bankFolders, type BankFolders } from "./read-bank";
import { reportBank } from "./report-bank";
import { printPaper, recordReview } from "./review-set";
import { sampleItem } from "../../tests/support/item-factory";

let folder = "";
let bank: BankFolders;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "questions-"));
  bank = { data: join(folder, bankFolders.data), reviews: join(folder, bankFolders.reviews) };
  mkdirSync(bank.data, { recursive: true });
  mkdirSync(bank.reviews, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command as npm does, but over the bank of the temporary folder. */
function run(command: string, ...words: string[]): { status: number | null; output: string } {
  const file = resolve(`tools/questions/${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", tsx, file, ...words], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

/** Two sets stand for all, both computed from end to end: the bank itself is checked by `npm test` as a whole. */
const wanted = ["class9-speedmaths", "class10-speedmaths"];
const copyReviews = (): void =>
  wanted.forEach((name) =>
    copyFileSync(join(bankFolders.reviews, `${name}.json`), join(bank.reviews, `${name}.json`)),
  );
const check = () => reportBank(bank, "2026-11-21");

const tsx = new URL(import.meta.resolve("tsx")).href;
const read = (file: string): string => readFileSync(join(folder, file), "utf8");

it("write and check from the command line, and end as the check did", () => {
  copyReviews();
  expect(run("generate", ...wanted)).toMatchObject({ status: 0 });
  expect(run("check")).toMatchObject({
    status: 0,
    output: expect.stringContaining("2 sets, 0 errors, 0 warnings"),
  });
});

it("fail from the command line on a bank without files", () => {
  expect(run("check")).toMatchObject({ status: 1, output: expect.stringContaining("0 sets") });
});

it("refuse an unknown review", () => {
  expect(run("review", "solve", "class5-science")).toMatchObject({
    status: 1,
    output: expect.stringContaining("Say print or record"),
  });
});

describe("questions:generate and questions:check", () => {
  beforeEach(copyReviews);

  it("write files that pass, the same ones each time", () => {
    generateBank(bank, wanted);
    const first = read("public/data/class9-speedmaths.json");
    expect(first.split("\n").length).toBeGreaterThan(60);
    expect(check()).toMatchObject({ isSound: true });

    generateBank(bank, wanted);
    expect(read("public/data/class9-speedmaths.json")).toBe(first);
  });

  it("fail on an item that was changed by hand, and say which", () => {
    generateBank(bank, wanted);
    const file = join(bank.data, "class10-speedmaths.json");
    writeFileSync(file, readFileSync(file, "utf8").replace('"level":3', '"level":1'));
    const { text, isSound } = check();
    expect(isSound).toBe(false);
    expect(text).toMatch(/error {2}class10-speedmaths c10-speedmaths-\S+ is not what its generator makes/);
  });
});

describe("the review", () => {
  const set = "class5-science";
  const item = sampleItem({ id: "c5-science-001" });
  const answer = (text: string) =>
    recordReview(bank, set, { "c5-science-001": { answer: text, classFelt: 5, weakest: "15" } });

  beforeEach(() => writeFileSync(join(bank.data, `${set}.json`), arrayLines([item])));

  it("prints what has no review yet, records it, and then has nothing left to print", () => {
    expect(printPaper(bank, set, "7", false)).toContain("## c5-science-001\nWhat is 12 + 30?");
    expect(answer("42")).toContain("1 of 1 items reviewed, 0 disagree");
    expect(JSON.parse(read("tools/questions/reviews/class5-science.json"))).toMatchObject([
      { verdict: "agree" },
    ]);
    expect(printPaper(bank, set, "7", false)).toBe("");
    expect(printPaper(bank, set, "7", true)).toContain("## c5-science-001");
  });

  it("prints and records from the command line", () => {
    writeFileSync(
      join(folder, "answers.json"),
      JSON.stringify({ "c5-science-001": { answer: "42", classFelt: 5, weakest: "15" } }),
    );
    expect(run("review", "print", set, "7").output).toContain("## c5-science-001\nWhat is 12 + 30?");
    expect(run("review", "record", set, "answers.json")).toMatchObject({
      status: 0,
      output: expect.stringContaining("1 of 1 items reviewed, 0 disagree"),
    });
  });

  it("names a disagreement, which the check then fails on", () => {
    expect(answer("40")).toContain("1 disagree c5-science-001");
    expect(check().text).toContain("was answered “40” by the second reader, and the key is “42”");
  });
});
