import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bankFolders } from "../read-bank";
import { bankFigures, drawBankFigures } from "./bank-figures";
import { readAlts } from "./read-alts";
import { elementsOf, textsOf } from "./read-drawing";

const alts = readAlts();
const draw = (file: string) => bankFigures[`${file}.svg`]?.(file) ?? "";

describe("the bank's figures that functions draw", () => {
  it("lie in the bank as they are drawn (npm run figures:draw)", () => {
    const changed = [...drawBankFigures(alts)].filter(
      ([file, svg]) => readFileSync(join(bankFolders.data, "figures", file), "utf8") !== svg,
    );
    expect(changed.map(([file]) => file)).toEqual([]);
  });

  it("have an item that says what is to be seen", () => {
    expect(() => drawBankFigures(new Map())).toThrow("no item names c2-reasoning-turning-arrow.svg");
  });

  it("have the numbers that their alt tells", () => {
    for (const file of Object.keys(bankFigures).filter((name) => name.includes("venn"))) {
      const told = (alts.get(file)?.match(/\d+/g) ?? []).toSorted();
      const shown = textsOf(bankFigures[file]?.(file) ?? "").filter((words) => /^\d+$/.test(words));
      expect(shown.toSorted(), `in ${file}`).toEqual(told);
    }
  });

  it("have three arrows and the place of the fourth in a row", () => {
    for (const file of ["c2-reasoning-turning-arrow", "c6-reasoning-arrow-eighths"]) {
      expect(elementsOf(draw(file), "polygon")).toHaveLength(3);
      expect(textsOf(draw(file))).toEqual(["?"]);
    }
  });
});
