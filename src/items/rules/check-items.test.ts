import { describe, expect, it } from "vitest";
import { sampleExplanation, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { checkItems } from "./check-items";
import { describeFinding } from "./finding";

const explanations = { "c5-maths-001": sampleExplanation("12 + 30 = 42.") };
const today = "2026-11-22";

describe("checkItems", () => {
  it("reports for a set of one valid item only that mistakes are overused and forms have too few items", () => {
    const rules = checkItems(sampleSet([sampleItem()], { explanations }), [], today).map(({ rule }) => rule);
    expect([...new Set(rules)]).toEqual(["mistakes", "form-bounds"]);
  });

  it("describes a finding by its set, item, field, message, rule and advice", () => {
    const [finding] = checkItems(sampleSet([sampleItem({ answer: "41" })], { explanations }), [], today);
    expect(finding && describeFinding(finding)).toBe(
      "class5-maths c5-maths-001 answer has an answer that is not an option (options: give four different options, one of them identical to the answer)",
    );
  });

  it("looks for near duplicates in the neighbouring class", () => {
    const twin = sampleSet([sampleItem({ id: "c6-maths-001" })], { name: "class6-maths" });
    const rules = checkItems(sampleSet([sampleItem()], { explanations }), [twin], today);
    expect(rules).toContainEqual(expect.objectContaining({ rule: "near-duplicates", id: "c5-maths-001" }));
  });
});
