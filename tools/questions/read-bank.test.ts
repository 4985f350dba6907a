import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { formatBankTable } from "./bank-table";
import { checkBank } from "./check-bank";
import { arrayLines, objectLines } from "./lines-of-json";
import { findUnusedFigures, readBank } from "./read-bank";
import { sampleExplanation, sampleItem } from "../../tests/support/item-factory";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bank-"));
  mkdirSync(join(folder, "data", "figures"), { recursive: true });
  mkdirSync(join(folder, "reviews"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = () => readBank({ data: join(folder, "data"), reviews: join(folder, "reviews") });

describe("readBank", () => {
  it("reads a set with what stands beside it", () => {
    const record = { id: "c10-gk-1", hash: "0", answer: "42", verdict: "agree", classFelt: 9, weakest: "15" };
    write(
      "data/class10-gk.json",
      arrayLines([sampleItem({ id: "c10-gk-1", figure: { file: "a.svg", alt: "A" } })]),
    );
    write("data/class10-gk.explanations.json", objectLines({ "c10-gk-1": sampleExplanation() }));
    write("data/figures/a.svg", "<svg/>");
    write("reviews/class10-gk.json", arrayLines([record]));
    const [set] = read().sets;
    expect(set).toMatchObject({ name: "class10-gk", classNumber: 10, subject: "gk", reviews: [record] });
    expect(set?.explanations).toEqual({ "c10-gk-1": sampleExplanation() });
    expect(set?.figures.get("a.svg")).toBe("<svg/>");
    expect(set?.brotliBytes).toBeGreaterThan(50);
  });

  it("takes question files only, class 2 before class 10", () => {
    for (const name of [
      "class10-gk.json",
      "class2-gk.json",
      "class13-gk.json",
      "class2-cooking.json",
      "notes.json",
    ])
      write(`data/${name}`, "[]\n");
    expect(read().sets.map(({ name }) => name)).toEqual(["class2-gk", "class10-gk"]);
  });

  it("reads passages and explanations, and weighs passages with the questions", () => {
    const well = { kind: "story", text: "Mina drew water." };
    write("data/class5-maths.json", arrayLines([sampleItem({ passage: "well" })]));
    const alone = read().sets[0]?.brotliBytes ?? 0;
    write("data/class5-maths.passages.json", objectLines({ well }));
    const named = { why: "It is 42.", wrong: { "15": "lost a ten" } };
    write("data/class5-maths.explanations.json", objectLines({ "c5-maths-001": named }));
    const [set] = read().sets;
    expect(set).toMatchObject({ passages: { well }, explanations: { "c5-maths-001": named } });
    expect(set?.brotliBytes).toBeGreaterThan(alone);
  });

  it("names what does not fit the schema by item and field, and leaves it out", () => {
    write("data/class5-maths.json", arrayLines([sampleItem(), sampleItem({ answer: "42 " }), {}]));
    write("data/class5-maths.passages.json", objectLines({ well: { kind: "novel", text: "It was cold." } }));
    write("data/class6-maths.json", "{}\n");
    const { sets, findings } = read();
    expect(sets.map(({ items }) => items.length)).toEqual([1, 0]);
    const places = findings.map(({ set, id, field }) => [set, id, field].join(" "));
    expect(places).toContain("class5-maths c5-maths-001 answer");
    expect(places).toContain("class5-maths item 3 question");
    expect(places).toContain("class5-maths class5-maths.passages.json well.kind");
    expect(findings).toContainEqual({
      set: "class6-maths",
      rule: "schema",
      message: "is not an array of items",
    });
  });

  it("finds a drawing that no item names", () => {
    write("data/class5-maths.json", arrayLines([sampleItem({ figure: { file: "a.svg", alt: "A" } })]));
    write("data/figures/a.svg", "<svg/>");
    write("data/figures/b.svg", "<svg/>");
    const folders = { data: join(folder, "data"), reviews: join(folder, "reviews") };
    expect(findUnusedFigures(folders, read().sets)).toEqual([
      { set: "figures", rule: "figures", message: "has b.svg, which no item names" },
    ]);
  });

  it("finds a figure missing, not the whole bank broken", () => {
    write("data/class5-maths.json", arrayLines([sampleItem({ figure: { file: "b.svg", alt: "B" } })]));
    const { sets } = read();
    expect(checkBank(sets, "2026-11-21")).toContainEqual({
      set: "class5-maths",
      id: "c5-maths-001",
      field: "figure",
      rule: "figures",
      message: "names the figure b.svg, which is missing",
    });
  });
});

describe("checkBank", () => {
  it("asks the generator for the computed items and the second reader for the written ones", () => {
    write("data/class5-maths.json", arrayLines([sampleItem({ topic: "Money" })]));
    const messages = checkBank(read().sets, "2026-11-21").map(({ id, message }) => `${id ?? ""} ${message}`);
    expect(messages).toContain("c5-maths-001 has not been solved blind");
    expect(messages).toContain("c5-maths-rounded-to-a-thousand-1 is missing");
    expect(messages).toContain(" has 0 items on “Fractions”: four at least");
  });
});

describe("formatBankTable", () => {
  it("has a line per set with its numbers under the headings", () => {
    write("data/class5-maths.json", arrayLines([sampleItem(), sampleItem({ level: 3 })]));
    const [heading, row] = formatBankTable(read().sets).split("\n");
    expect(heading).toMatch(/^set +items +families +topics +level 1\/2\/3 +brotli$/);
    expect(row).toMatch(/^class5-maths +2 +1 +1 +1\/0\/1 +\d+$/);
  });
});

describe("lines of JSON", () => {
  it("puts one entry on a line and stays JSON", () => {
    expect(arrayLines([{ a: 1 }, { b: "₹" }])).toBe('[\n{"a":1},\n{"b":"₹"}\n]\n');
    expect(JSON.parse(objectLines({ a: "1", b: "2" }))).toEqual({ a: "1", b: "2" });
    expect([arrayLines([]), objectLines({})]).toEqual(["[]\n", "{}\n"]);
  });
});
