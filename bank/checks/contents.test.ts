import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleItems, sampleSet } from "../../tests/support/item-factory";
import { createRandom } from "../../src/lib/random";
import { findLevelErrors } from "./level-mix";
import { findSizeErrors } from "./set-size";
import { findTopicErrors } from "./topics";
import { findExpired } from "../../src/items/rules/valid-until";

describe("findTopicErrors", () => {
  it("reports a topic that is not in the syllabus", () => {
    const set = sampleSet(
      sampleItems(5, (index) => ({ topic: index === 0 ? "four operations" : "Four Operations" })),
    );
    expect(findTopicErrors(set, ["Four Operations"])).toEqual([
      {
        set: "class5-maths",
        id: "c5-maths-0",
        field: "topic",
        rule: "topics",
        message: "has the topic “four operations”, which is not in the syllabus",
      },
    ]);
  });

  it("reports a topic with fewer than four items", () => {
    const set = sampleSet(sampleItems(3));
    expect(messagesOf(findTopicErrors(set, ["Four Operations", "Fractions"]))).toEqual([
      "has 3 items on “Four Operations”: four at least",
      "has 0 items on “Fractions”: four at least",
    ]);
    expect(findTopicErrors(sampleSet(sampleItems(4)), ["Four Operations"])).toEqual([]);
  });
});

describe("findSizeErrors", () => {
  it("requires at least 80 items and 45 families, and at most 18 KiB", () => {
    const findMessages = (count: number, families: number, brotliBytes: number) => {
      const items = sampleItems(count, (index) => ({ family: `family-${index % families}` }));
      return messagesOf(findSizeErrors({ ...sampleSet(items), brotliBytes }));
    };
    expect(findMessages(80, 45, 18_432)).toEqual([]);
    expect(findMessages(79, 44, 18_433)).toEqual([
      "has 79 items: 80 at least",
      "has 44 families: 45 at least",
      "has 18433 bytes brotli: 18432 at most",
    ]);
  });

  it("limits the total size of the ten largest drawings", () => {
    const items = sampleItems(100, (index) => ({ figure: { file: `${index}.svg`, alt: "A drawing" } }));
    const random = createRandom("drawings");
    // Random digits hardly become smaller by compression.
    const makeNoise = () =>
      Array.from({ length: 3400 }, () => Math.floor(random() * 16).toString(16)).join("");
    const makeFigures = (count: number) =>
      new Map(Array.from({ length: count }, (_, index) => [`${index}.svg`, makeNoise()]));
    const findMessages = (count: number) =>
      messagesOf(findSizeErrors({ ...sampleSet(items, { figures: makeFigures(count) }), brotliBytes: 4000 }));
    expect(findMessages(9)).toEqual([]);
    expect(findMessages(12)).toEqual([
      expect.stringMatching(/^has ten items with 1[67]\d{3} bytes of figures: 16384/),
    ]);
  });
});

describe("findLevelErrors", () => {
  const makeSet = (easy: number, medium: number) =>
    sampleSet(sampleItems(100, (index) => ({ level: index < easy ? 1 : index < easy + medium ? 2 : 3 })));

  it("accepts 35, 40 and 25 per cent and values near them", () => {
    expect(findLevelErrors(makeSet(35, 40))).toEqual([]);
    expect(findLevelErrors(makeSet(42, 33))).toEqual([]);
  });

  it("reports each level that is too rare or too frequent", () => {
    expect(messagesOf(findLevelErrors(makeSet(50, 35)))).toEqual([
      "has 50 % of level 1: 28 to 42",
      "has 15 % of level 3: 20 to 30",
    ]);
    expect(findLevelErrors(sampleSet([]))).toHaveLength(3);
  });
});

describe("findExpired", () => {
  const set = sampleSet([sampleItem({ validUntil: "2027-03-31" }), sampleItem({ id: "c5-maths-002" })]);

  it("warns about an item from the day after its last valid day", () => {
    expect(findExpired(set, "2027-03-31")).toEqual([]);
    expect(findExpired(set, "2027-04-01")).toEqual([
      {
        set: "class5-maths",
        id: "c5-maths-001",
        field: "validUntil",
        rule: "valid-until",
        message: "expired on 2027-03-31",
        isWarning: true,
      },
    ]);
  });
});
