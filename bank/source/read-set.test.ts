import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleExplanation, sampleItem } from "../../tests/support/item-factory";
import { formatBankTable } from "../checks/bank-table";
import { checkBank } from "../checks/check-bank";
import { measureSet } from "../checks/measure-set";
import type { Item } from "../../src/items/rules/item-schema";
import { layOutDrawings } from "./drawings-file";
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
const whole = (changes: Partial<Item> = {}) => ({ ...sampleItem(changes), ...sampleExplanation() });
const dot = { width: 40, height: 40, isBare: true, elements: '<circle r="4" fill="ink"/>' };
const read = () => readBank(folder, join(folder, "mistakes"));
const check = () => checkBank(read().sets.map(measureSet), "2026-11-21");

describe("readBank", () => {
  it("reads a set with its explanations, drawings and reviews", () => {
    const record = { id: "c10-gk-1", hash: "0", answer: "42", verdict: "agree", classFelt: 9, weakest: "15" };
    write("class10-gk/items.json", [
      whole({ id: "c10-gk-1", figure: { file: "c10-gk-a.svg", alt: "A dot" } }),
    ]);
    write("class10-gk/drawings.xml", layOutDrawings(new Map([["c10-gk-a", dot]])));
    write("class10-gk/reviews.json", [record]);
    const { sets, findings } = read();
    expect(findings).toEqual([]);
    expect(sets[0]).toMatchObject({ name: "class10-gk", classNumber: 10, subject: "gk", reviews: [record] });
    expect(sets[0]?.explanations).toEqual({ "c10-gk-1": sampleExplanation() });
    expect(sets[0]?.items[0]).not.toHaveProperty("why");
    expect(sets[0]?.figures.get("c10-gk-a.svg")).toContain('aria-label="A dot"');
  });

  it("takes the folders of sets only, class 2 before class 10", () => {
    for (const name of ["class10-gk", "class2-gk", "class13-gk", "class2-cooking", "notes"])
      write(`${name}/items.json`, []);
    expect(read().sets.map(({ name }) => name)).toEqual(["class2-gk", "class10-gk"]);
  });

  it("weighs passages with the questions", () => {
    const well = { kind: "story", text: "Mina drew water." };
    write("class5-maths/items.json", [whole({ passage: "well" })]);
    const [alone] = read().sets.map(measureSet);
    write("class5-maths/passages.json", { well });
    const [set] = read().sets.map(measureSet);
    expect(set?.passages).toEqual({ well });
    expect(set?.brotliBytes).toBeGreaterThan(alone?.brotliBytes ?? Infinity);
  });

  it("names what does not fit the schema by item and field, and leaves it out", () => {
    write("class5-maths/items.json", [whole(), whole({ answer: "42 " }), {}]);
    write("class5-maths/passages.json", { well: { kind: "novel", text: "It was cold." } });
    write("class6-maths/items.json", {});
    const { sets, findings } = read();
    expect(sets.map(({ items }) => items.length)).toEqual([1, 0]);
    const places = findings.map(({ set, id, field }) => [set, id, field].join(" "));
    expect(places).toContain("class5-maths c5-maths-001 answer");
    expect(places).toContain("class5-maths item 3 question");
    expect(places).toContain("class5-maths passages.json well.kind");
    expect(findings).toContainEqual({
      set: "class6-maths",
      rule: "schema",
      message: "is not an array of items",
    });
  });

  it("finds a drawing that no item names", () => {
    write("class5-maths/items.json", [whole()]);
    write("class5-maths/drawings.xml", layOutDrawings(new Map([["c5-maths-b", dot]])));
    expect(read().findings).toEqual([
      { set: "class5-maths", rule: "figures", message: "has the drawing c5-maths-b, which no item names" },
    ]);
  });

  it("finds a drawing missing, not the whole bank broken", () => {
    write("class5-maths/items.json", [whole({ figure: { file: "c5-maths-b.svg", alt: "B" } })]);
    expect(check()).toContainEqual({
      set: "class5-maths",
      id: "c5-maths-001",
      field: "figure",
      rule: "figures",
      message: "names the figure c5-maths-b.svg, which is missing",
    });
  });

  it("says which set has no items", () => {
    expect(() => readSet(folder, "class5-maths", [])).toThrow("class5-maths/items.json is missing");
  });
});

describe("checkBank", () => {
  it("asks for a blind solving of every item, and for every topic", () => {
    write("class5-maths/items.json", [whole({ topic: "Money" })]);
    const messages = check().map(({ id, message }) => `${id ?? ""} ${message}`);
    expect(messages).toContain("c5-maths-001 has not been solved blind");
    expect(messages).toContain(" has 0 items on “Fractions”: four at least");
  });
});

describe("formatBankTable", () => {
  it("has a line per set with its numbers under the headings", () => {
    write("class5-maths/items.json", [whole(), whole({ level: 3 })]);
    const [heading, row] = formatBankTable(read().sets.map(measureSet)).split("\n");
    expect(heading).toMatch(/^set +items +families +topics +level 1\/2\/3 +brotli$/);
    expect(row).toMatch(/^class5-maths +2 +1 +1 +1\/0\/1 +\d+$/);
  });
});
