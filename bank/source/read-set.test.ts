import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleExplanation, sampleItem } from "../../tests/support/item-factory";
import { formatBankTable } from "../checks/bank-table";
import { checkBank } from "../checks/check-bank";
import { measureSet } from "../checks/measure-set";
import type { Item } from "../../src/items/rules/item-schema";
import { formatDrawings } from "./drawings-file";
import { readBank, readSet } from "./read-set";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bank-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, value: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof value === "string" ? value : JSON.stringify(value));
}
const makeSourceItem = (changes: Partial<Item> = {}) => ({ ...sampleItem(changes), ...sampleExplanation() });
const dot = { width: 40, height: 40, isBare: true, elements: '<circle r="4" fill="ink"/>' };
const readTestBank = () => readBank(folder, join(folder, "mistakes"));
const checkTestBank = () => checkBank(readTestBank().sets.map(measureSet), "2026-11-21");

describe("readBank", () => {
  it("reads a set with its explanations, drawings and reviews", () => {
    const record = { id: "c10-gk-1", hash: "0", answer: "42", verdict: "agree", classFelt: 9 };
    write("class10-gk/items.json", [
      makeSourceItem({ id: "c10-gk-1", figure: { file: "c10-gk-a.svg", alt: "A dot" } }),
    ]);
    write("class10-gk/drawings.xml", formatDrawings(new Map([["c10-gk-a", dot]])));
    write("class10-gk/reviews.json", [record]);
    const { sets, findings } = readTestBank();
    expect(findings).toEqual([]);
    expect(sets[0]).toMatchObject({ name: "class10-gk", classNumber: 10, subject: "gk", reviews: [record] });
    expect(sets[0]?.explanations).toEqual({ "c10-gk-1": sampleExplanation() });
    expect(sets[0]?.items[0]).not.toHaveProperty("why");
    expect(sets[0]?.figures.get("c10-gk-a.svg")).toContain('aria-label="A dot"');
  });

  it("reads only the folders of sets, class 2 before class 10", () => {
    for (const name of ["class10-gk", "class2-gk", "class13-gk", "class2-cooking", "notes"])
      write(`${name}/items.json`, []);
    expect(readTestBank().sets.map(({ name }) => name)).toEqual(["class2-gk", "class10-gk"]);
  });

  it("reads passages and counts them in the size of a set", () => {
    const well = { kind: "story", text: "Mina drew water." };
    write("class5-maths/items.json", [makeSourceItem({ passage: "well" })]);
    const [setWithoutPassages] = readTestBank().sets.map(measureSet);
    write("class5-maths/passages.json", { well });
    const [set] = readTestBank().sets.map(measureSet);
    expect(set?.passages).toEqual({ well });
    expect(set?.brotliBytes).toBeGreaterThan(setWithoutPassages?.brotliBytes ?? Infinity);
  });

  it("reports items that do not fit the schema by item and field, and leaves them out", () => {
    write("class5-maths/items.json", [makeSourceItem(), makeSourceItem({ answer: "42 " }), {}]);
    write("class5-maths/passages.json", { well: { kind: "novel", text: "It was cold." } });
    write("class6-maths/items.json", {});
    const { sets, findings } = readTestBank();
    expect(sets.map(({ items }) => items.length)).toEqual([1, 0]);
    const locations = findings.map(({ set, id, field }) => [set, id, field].join(" "));
    expect(locations).toContain("class5-maths c5-maths-001 answer");
    expect(locations).toContain("class5-maths item 3 question");
    expect(locations).toContain("class5-maths passages.json well.kind");
    expect(findings).toContainEqual({
      set: "class6-maths",
      rule: "schema",
      message: "is not an array of items",
    });
  });

  it("reports a drawing that no item uses", () => {
    write("class5-maths/items.json", [makeSourceItem()]);
    write("class5-maths/drawings.xml", formatDrawings(new Map([["c5-maths-b", dot]])));
    expect(readTestBank().findings).toEqual([
      { set: "class5-maths", rule: "figures", message: "has the drawing c5-maths-b, which no item names" },
    ]);
  });

  it("reports a missing drawing", () => {
    write("class5-maths/items.json", [makeSourceItem({ figure: { file: "c5-maths-b.svg", alt: "B" } })]);
    expect(checkTestBank()).toContainEqual({
      set: "class5-maths",
      id: "c5-maths-001",
      field: "figure",
      rule: "figures",
      message: "names the figure c5-maths-b.svg, which is missing",
    });
  });

  it("throws an error with the set's name if its items are missing", () => {
    expect(() => readSet(folder, "class5-maths", [])).toThrow("class5-maths/items.json is missing");
  });
});

describe("checkBank", () => {
  it("requires a review of every item, and items for every topic", () => {
    write("class5-maths/items.json", [makeSourceItem({ topic: "Money" })]);
    const messages = checkTestBank().map(({ id, message }) => `${id ?? ""} ${message}`);
    expect(messages).toContain("c5-maths-001 has not been solved blind");
    expect(messages).toContain(" has 0 items on “Fractions”: four at least");
  });
});

describe("formatBankTable", () => {
  it("has one line per set, aligned with the headings", () => {
    write("class5-maths/items.json", [makeSourceItem(), makeSourceItem({ level: 3 })]);
    const [heading, row] = formatBankTable(readTestBank().sets.map(measureSet)).split("\n");
    expect(heading).toMatch(/^set +items +families +topics +level 1\/2\/3 +brotli$/);
    expect(row).toMatch(/^class5-maths +2 +1 +1 +1\/0\/1 +\d+$/);
  });
});
