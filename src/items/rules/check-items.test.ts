import { describe, expect, it } from "vitest";
import { sampleItem, sampleSet } from "../../../tests/item-factory";
import { checkItems } from "./check-items";
import { describeFinding } from "./finding";

const explanations = { "c5-maths-001": "12 + 30 = 42." };
const today = "2026-11-22";

describe("checkItems", () => {
  it("finds nothing in a sound item", () => {
    expect(checkItems(sampleSet([sampleItem()], { explanations }), [], today)).toEqual([]);
  });

  it("names item, field, rule and what to do", () => {
    const [finding] = checkItems(sampleSet([sampleItem({ answer: "41" })], { explanations }), [], today);
    expect(finding && describeFinding(finding)).toBe(
      "class5-maths c5-maths-001 answer has an answer that is not an option (options: give four different options, one of them the key to the letter)",
    );
  });

  it("holds near duplicates in the second edition", () => {
    const twin = sampleSet([sampleItem({ id: "c6-maths-001" })], { name: "class6-maths" });
    const rulesOf = (edition: 1 | 2) =>
      checkItems(sampleSet([sampleItem()], { explanations, edition }), [twin], today).map(({ rule }) => rule);
    expect(rulesOf(1)).toEqual([]);
    expect(rulesOf(2)).toContain("near-duplicates");
  });
});
