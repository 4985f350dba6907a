import { readdirSync, readFileSync } from "node:fs";
import Papa from "papaparse";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { BankItem } from "../rules/bank-duplicates";
import { renderCsvExample, renderJsonExample } from "./example";
import { readImport, type ImportFiles } from "./read-import";

const itemsSchema = v.array(
  v.pipe(
    v.object({ id: v.string(), question: v.string(), answer: v.string(), options: v.array(v.string()) }),
    v.transform(({ id, ...item }) => ({ name: id, ...item })),
  ),
);
const bank = readdirSync("public/data")
  .filter((file) => /^class\d+-[a-z]+\.json$/.test(file))
  .flatMap((file) => v.parse(itemsSchema, JSON.parse(readFileSync(`public/data/${file}`, "utf8"))));

const importExample = (
  text: string,
  isJson: boolean,
  bankItems: readonly BankItem[] = [],
  classNumber = 5,
) => {
  const files: ImportFiles = { text, isJson, media: new Map() };
  return readImport(files, { classNumber, subject: "maths" }, bankItems, "2026-11-23");
};

describe("the examples of both formats", () => {
  it("can be imported unchanged, and have no question like any in the bank", async () => {
    expect(bank.length).toBeGreaterThan(5000);
    expect((await importExample(renderCsvExample(), false, bank)).errors).toEqual([]);
  });

  it.each([1, 5, 12])("can be imported for class %i", async (classNumber) => {
    expect((await importExample(renderCsvExample(), false, [], classNumber)).errors).toEqual([]);
    expect((await importExample(renderJsonExample(), true, [], classNumber)).errors).toEqual([]);
  });

  it("have no cell that a spreadsheet would turn into a date, an amount or a formula", () => {
    const [, ...rows] = Papa.parse<string[]>(renderCsvExample().trimEnd()).data;
    const changedBySpreadsheet = /^(\d+[/-]\d+([/-]\d+)?|\d+ ?[A-Z][a-z]+|₹ ?\d+|\d+ ?%|[=+\-@].*)$/;
    expect(rows.flat().filter((cell) => changedBySpreadsheet.test(cell))).toEqual([]);
  });

  it("give the same paper", async () => {
    const [csv, json] = [
      await importExample(renderCsvExample(), false),
      await importExample(renderJsonExample(), true),
    ];
    expect(csv.draft).toEqual(json.draft);
    expect(csv.draft.questions).toHaveLength(8);
    expect(csv.draft.questions[1]?.figure?.svg).toContain("<svg");
    expect(csv.draft.questions[2]?.table?.rows).toHaveLength(5);
    expect(Object.keys(csv.draft.passages)).toEqual(["library-notice"]);
  });
});
