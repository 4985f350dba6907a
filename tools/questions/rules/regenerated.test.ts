import { describe, expect, it } from "vitest";
import { messagesOf, sampleExplanation, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { findGeneratorDrift } from "./regenerated";

const item = sampleItem();
const generated = {
  items: [item],
  explanations: { [item.id]: sampleExplanation() },
  figures: new Map<string, string>(),
};
const find = (items: (typeof item)[], why?: string) =>
  messagesOf(
    findGeneratorDrift(sampleSet(items, { explanations: { [item.id]: sampleExplanation(why) } }), generated),
  );

describe("findGeneratorDrift", () => {
  it("accepts what the generator makes, and written items beside it", () => {
    expect(find([sampleItem(), sampleItem({ id: "c5-maths-002", family: "written" })])).toEqual([]);
  });

  it("names a computed item that is missing", () => {
    expect(find([])).toEqual(["is missing"]);
  });

  it("names a computed item or explanation that was mended by hand", () => {
    const message = "is not what its generator makes";
    expect(find([sampleItem({ question: "What is 12 and 30?" })])).toEqual([message]);
    expect(find([item], "It is forty-two.")).toEqual([message]);
  });

  it("names a computed item whose drawing is another than the one made, or is missing", () => {
    const drawn = sampleItem({ figure: { file: "a.svg", alt: "A square" } });
    const made = { ...generated, items: [drawn], figures: new Map([["a.svg", "<svg/>"]]) };
    const findDrawn = (svg: string) =>
      messagesOf(
        findGeneratorDrift(
          sampleSet([drawn], { explanations: generated.explanations, figures: new Map([["a.svg", svg]]) }),
          made,
        ),
      );
    expect(findDrawn("<svg/>")).toEqual([]);
    expect(findDrawn("<svg></svg>")).toEqual(["is not what its generator makes"]);
  });
});
