import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { arrayLines } from "./lines-of-json";
import { sampleItem } from "./sample-set";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "questions-"));
  mkdirSync(join(folder, "public/data"), { recursive: true });
  mkdirSync(join(folder, "tools/questions/reviews"), { recursive: true });
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

/** Two sets stand for all: the bank itself is checked by `npm test` as a whole. */
const generate = () => run("generate", "class5-maths", "class4-speedmaths");

const tsx = new URL(import.meta.resolve("tsx")).href;
const read = (file: string): string => readFileSync(join(folder, file), "utf8");

describe("questions:generate and questions:check", () => {
  it("write files that pass, the same ones each time", () => {
    expect(generate()).toMatchObject({ status: 0 });
    const first = read("public/data/class5-maths.json");
    expect(first.split("\n").length).toBeGreaterThan(60);

    expect(run("check")).toMatchObject({
      status: 0,
      output: expect.stringContaining("2 sets, 0 errors, 0 warnings"),
    });
    generate();
    expect(read("public/data/class5-maths.json")).toBe(first);
  });

  it("fail on an item that was changed by hand, and say which", () => {
    generate();
    const file = join(folder, "public/data/class4-speedmaths.json");
    writeFileSync(file, read("public/data/class4-speedmaths.json").replace('"level":3', '"level":1'));
    const { status, output } = run("check");
    expect(status).toBe(1);
    expect(output).toMatch(/error {2}class4-speedmaths c4-speedmaths-\S+ is not what its generator makes/);
  });

  it("fail on a bank without files", () => {
    expect(run("check")).toMatchObject({ status: 1, output: expect.stringContaining("0 sets") });
  });
});

describe("the review command", () => {
  const item = sampleItem({ id: "c5-science-001" });
  const write = () => writeFileSync(join(folder, "public/data/class5-science.json"), arrayLines([item]));
  const answer = (text: string) => {
    writeFileSync(join(folder, "answers.json"), JSON.stringify({ "c5-science-001": text }));
    return run("review", "record", "class5-science", "answers.json");
  };

  it("prints what has no review yet, records it, and then has nothing left to print", () => {
    write();
    expect(run("review", "print", "class5-science", "7").output).toContain(
      "## c5-science-001\nWhat is 12 + 30?",
    );
    expect(answer("42").output).toContain("1 of 1 items reviewed, 0 disagree");
    expect(JSON.parse(read("tools/questions/reviews/class5-science.json"))).toMatchObject([
      { verdict: "agree" },
    ]);
    expect(run("review", "print", "class5-science", "7").output.trim()).toBe("");
  });

  it("names a disagreement, which the check then fails on", () => {
    write();
    expect(answer("40").output).toContain("1 disagree c5-science-001");
    expect(run("check").output).toContain("was answered “40” by the second reader, and the key is “42”");
  });

  it("refuses an unknown command", () => {
    write();
    expect(run("review", "solve", "class5-science")).toMatchObject({
      status: 1,
      output: expect.stringContaining("Say print or record"),
    });
  });
});
