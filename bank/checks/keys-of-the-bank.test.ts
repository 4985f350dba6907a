import { describe, expect, it } from "vitest";
import type { ItemForm } from "../../src/items/item";
import { mistakesFolder } from "../source/mistake-list";
import { readBank, setsFolder } from "../source/read-set";

const items = readBank(setsFolder, mistakesFolder).sets.flatMap((set) => set.items);

/** A key such as `P-2, Q-1, R-3` or `Q, P, R`. */
const codedKeyPattern = /^[P-T](?:-\d)?(?:, [P-T](?:-\d)?)+$/;

/** Returns the coded keys of a form with this number of parts, each with its share of the items with such a key. */
function computeKeyShares(form: ItemForm, parts: number): [key: string, share: number][] {
  const keys = items
    .filter(
      ({ form: itemForm, answer }) =>
        itemForm === form && codedKeyPattern.test(answer) && answer.split(", ").length === parts,
    )
    .map(({ answer }) => answer);
  return [...new Set(keys)].map((key) => [
    key,
    keys.filter((otherKey) => otherKey === key).length / keys.length,
  ]);
}

describe("a student who knows only how often each key occurs", () => {
  it.each<[ItemForm, parts: number, maxShare: number]>([
    ["match", 3, 0.3],
    ["match", 4, 0.12],
    ["order", 4, 0.12],
  ])("cannot guess the key of a %s with %i parts", (form, parts, maxShare) => {
    const shares = computeKeyShares(form, parts);
    expect(shares.length).toBeGreaterThan(4);
    expect(shares.filter(([, share]) => share > maxShare)).toEqual([]);
  });

  it("cannot guess which of two statements is true", () => {
    const pairs = items.filter(({ form }) => form === "statements").map(({ answer }) => answer.toLowerCase());
    const onlyFirstCount = pairs.filter((answer) => /^only i\b/.test(answer)).length;
    const onlySecondCount = pairs.filter((answer) => /^only ii\b/.test(answer)).length;
    expect(onlyFirstCount).toBeGreaterThan(50);
    expect(Math.abs(onlyFirstCount - onlySecondCount) / (onlyFirstCount + onlySecondCount)).toBeLessThan(0.1);
  });
});
