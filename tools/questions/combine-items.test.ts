import { describe, expect, it } from "vitest";
import { combineItems } from "./combine-items";
import { generateSet } from "./generators/generated-set";
import { class5Maths } from "./generators/maths-5/class5-maths";
import { sampleExplanation, sampleItem } from "../../tests/support/item-factory";

const written = sampleItem({ id: "c5-maths-001", family: "riddles" });
const generated = generateSet(class5Maths);

describe("combineItems", () => {
  it("makes a file where there is none", () => {
    expect(combineItems(class5Maths, undefined)).toEqual(generated);
  });

  it("keeps written items and their explanations behind the computed ones", () => {
    const { items, explanations } = combineItems(class5Maths, {
      items: [written, ...generated.items],
      explanations: { ...generated.explanations, "c5-maths-001": sampleExplanation() },
    });
    expect(items).toEqual([...generated.items, written]);
    expect(explanations).toEqual({ ...generated.explanations, "c5-maths-001": sampleExplanation() });
  });

  it("drops a computed item that was mended by hand, and one of a family that is gone", () => {
    const mended = { ...generated.items[0], question: "What else?" };
    const gone = sampleItem({ id: "c5-maths-old-idea-2", family: "old-idea" });
    const { items, explanations } = combineItems(class5Maths, {
      items: [{ ...written, ...mended }, gone],
      explanations: { "c5-maths-old-idea-2": sampleExplanation("It was 42.") },
    });
    expect(items).toEqual(generated.items);
    expect(explanations).toEqual(generated.explanations);
  });

  it("leaves a written item without an explanation for the check to name", () => {
    const { explanations } = combineItems(class5Maths, { items: [written], explanations: {} });
    expect(explanations).toEqual(generated.explanations);
  });
});
