import { describe, expect, it } from "vitest";
import { sampleExplanation, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { checkItems } from "./check-items";
import { describeFinding } from "./finding";

const explanations = { "c5-maths-001": sampleExplanation("12 + 30 = 42.") };
const today = "2026-11-22";

describe("checkItems", () => {
  it("finds nothing in a valid item except that its file has too few items", () => {
    const rules = checkItems(sampleSet([sampleItem()], { explanations }), [], today).map(({ rule }) => rule);
    expect([...new Set(rules)]).toEqual(["mistakes", "form-bounds"]);
  });

  it("names item, field, rule and what to do", () => {
    const [finding] = checkItems(sampleSet([sampleItem({ answer: "41" })], { explanations }), [], today);
    expect(finding && describeFinding(finding)).toBe(
      "class5-maths c5-maths-001 answer has an answer that is not an option (options: give four different options, one of them the key to the letter)",
    );
  });

  it("looks for near duplicates in the neighbouring class", () => {
    const twin = sampleSet([sampleItem({ id: "c6-maths-001" })], { name: "class6-maths" });
    const rules = checkItems(sampleSet([sampleItem()], { explanations }), [twin], today);
    expect(rules).toContainEqual(expect.objectContaining({ rule: "near-duplicates", id: "c5-maths-001" }));
  });
});
