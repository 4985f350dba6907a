import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Finding } from "../../src/items/rules/finding";
import { findBand, readMistakeLists } from "./mistake-list";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mistakes-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, list: object) => writeFileSync(join(folder, file), JSON.stringify(list));

describe("readMistakeLists", () => {
  it("reads the list of each subject", () => {
    write("maths.json", { "3-5": { "lost-a-zero": "lost a zero" } });
    const findings: Finding[] = [];
    expect(readMistakeLists(folder, findings)).toEqual(
      new Map([["maths", { "3-5": { "lost-a-zero": "lost a zero" } }]]),
    );
    expect(findings).toEqual([]);
    expect(readMistakeLists(join(folder, "none"), findings)).toEqual(new Map());
  });

  it("reports invalid entries by file and field", () => {
    write("maths.json", { "3-5": { "Lost a zero": "lost a zero", "lost-a-ten": "" }, "4-6": {} });
    write("cooking.json", {});
    const findings: Finding[] = [];
    expect(readMistakeLists(folder, findings).size).toBe(0);
    expect(findings.map(({ set, field, message }) => `${set} ${field}: ${message}`)).toEqual([
      "mistakes/cooking.json undefined: is the list of no subject",
      "mistakes/maths.json 3-5.Lost a zero: is no id such as added-denominators",
      "mistakes/maths.json 3-5.lost-a-ten: is empty",
      expect.stringContaining("mistakes/maths.json 4-6: "),
    ]);
  });
});

it("findBand returns the band of the first and the last class of each band", () => {
  expect([1, 2, 3, 5, 6, 8, 9, 10, 11, 12].map(findBand)).toEqual([
    "1-2",
    "1-2",
    "3-5",
    "3-5",
    "6-8",
    "6-8",
    "9-10",
    "9-10",
    "11-12",
    "11-12",
  ]);
});
