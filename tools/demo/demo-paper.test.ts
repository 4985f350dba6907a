import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";
import { checkPaper, listMissingParts } from "../../src/items/paper/check-paper";
import { makeDemoPaper } from "./demo-paper";

const itemsSchema = v.array(
  v.pipe(
    v.object({ id: v.string(), question: v.string(), answer: v.string(), options: v.array(v.string()) }),
    v.transform(({ id, ...item }) => ({ name: id, ...item })),
  ),
);
const bank = readdirSync("public/data")
  .filter((file) => /^class[3-6]-maths\.json$/.test(file))
  .flatMap((file) => v.parse(itemsSchema, JSON.parse(readFileSync(`public/data/${file}`, "utf8"))));

it.each([4, 5])(
  "the demo's paper of class %i is complete, breaks no rule of papers, and repeats no question of the public bank",
  (classNumber) => {
    const draft = makeDemoPaper(classNumber);
    const place = { classNumber, subject: "maths" };

    expect(bank.length).toBeGreaterThan(300);
    expect(listMissingParts(draft, place)).toEqual([]);
    expect(checkPaper(draft, place, bank, "2026-11-23")).toEqual([]);
  },
);
