import { describe, expect, it } from "vitest";
import { sampleItem } from "../../../tests/support/item-factory";
import { chooseWrong, listUsableSlips } from "./choose-wrong";
import type { Draft, Family } from "./family";
import { generateSet } from "./generated-set";
import { findGenerator, generatedSets, isGeneratedIn } from "./generated-sets";
import { findOptionValue } from "./option-value";

const draft: Draft = {
  frames: ["What is 20 + 1?", "How much is 20 and 1?"],
  key: "21",
  slips: [
    ["31", "a ten too many"],
    ["21", "no mistake"],
    ["11", "a ten too few"],
    ["31", "the same again"],
    ["20", "forgetting the 1"],
    ["22", "adding 2"],
  ],
  because: "20 + 1 = 21 at 9 p.m..",
};
const family: Family = {
  name: "sums",
  topic: "Sums",
  level: 1,
  draft: (draw) => {
    const key = draw.int(20, 60);
    const slips = [key - 1, key + 1, key + 10, key - 10].map(
      (wrong) => [String(wrong), `came to ${wrong}`] as const,
    );
    return { ...draft, key: String(key), slips };
  },
};
const make = (families: readonly Family[], seed = "seed") =>
  generateSet({ classNumber: 5, subject: "maths", seed, families });

describe("generateSet", () => {
  it("makes the same from the same seed, and leaves other families as they are", () => {
    expect(make([family])).toEqual(make([family]));
    expect(make([family])).not.toEqual(make([family], "other"));
    const { items } = make([{ ...family, name: "before" }, family]);
    expect(items.slice(2)).toEqual(make([family]).items);
  });

  it("takes the frames in turn, with another key each time", () => {
    const { items, explanations } = make([{ ...family, count: 3 }]);
    expect(items.map(({ question }) => question)).toEqual([
      "What is 20 + 1?",
      "How much is 20 and 1?",
      "What is 20 + 1?",
    ]);
    expect(new Set(items.map(({ answer }) => answer)).size).toBe(3);
    const { why, wrong } = explanations["c5-maths-sums-1"] ?? {};
    expect(why).toBe("20 + 1 = 21 at 9 p.m.");
    expect(Object.entries(wrong ?? {})).toHaveLength(3);
    for (const [option, mistake] of Object.entries(wrong ?? {})) expect(mistake).toBe(`came to ${option}`);
  });

  it("gives up on a family that draws nothing sound", () => {
    expect(() => make([{ ...family, draft: () => undefined }])).toThrow(
      "The family sums draws no sound question",
    );
    expect(() => make([{ ...family, draft: () => ({ ...draft, slips: [] }) }])).toThrow(
      "draws no sound question",
    );
  });
});

describe("chooseWrong", () => {
  it("drops the key and what stands twice", () => {
    expect(listUsableSlips(draft).map(([wrong]) => wrong)).toEqual(["31", "11", "20", "22"]);
  });

  it("takes the most tempting three that put the key in its place", () => {
    const pick = (rank: number) => chooseWrong(draft, rank)?.wrong.map(([wrong]) => wrong);
    expect(pick(2)).toEqual(["31", "11", "20"]);
    expect(pick(1)).toEqual(["31", "11", "22"]);
    expect(chooseWrong(draft, 3)).toMatchObject({ isRanked: false });
    expect(chooseWrong({ ...draft, slips: draft.slips.slice(0, 3) }, 1)).toBeUndefined();
  });
});

describe.each(generatedSets.map((set) => [`class ${set.classNumber} ${set.subject}`, set] as const))(
  "%s",
  (_, set) => {
    const { items } = generateSet(set);

    it("has a name of its own for every family, and at most four items of each", () => {
      expect(new Set(set.families.map(({ name }) => name)).size).toBe(set.families.length);
      expect(Math.max(...set.families.map(({ count }) => count ?? 2))).toBeLessThanOrEqual(4);
    });

    it("does not give the key away by its size", () => {
      const ranks = [0, 0, 0, 0];
      for (const { options, answer } of items) {
        const key = findOptionValue(answer);
        if (key === undefined) continue;
        const rank = options.filter((option) => (findOptionValue(option) ?? key) < key).length;
        ranks[rank] = (ranks[rank] ?? 0) + 1;
      }
      const ranked = ranks.reduce((sum, count) => sum + count, 0);
      expect(Math.max(...ranks) / ranked).toBeLessThan(0.4);
      expect(Math.min(...ranks) / ranked).toBeGreaterThan(0.1);
    });

    it("tells of girls as often as of boys, or nearly", () => {
      const text = items.map(({ question }) => question).join(" ");
      const countWords = (words: RegExp) => (text.match(words) ?? []).length;
      const [girls, boys] = [countWords(/\b(she|her)\b/gi), countWords(/\b(he|his)\b/gi)];
      expect(Math.abs(girls - boys)).toBeLessThanOrEqual(Math.max(4, (girls + boys) / 3));
    });
  },
);

describe("findGenerator", () => {
  it("tells computed items from written ones by their family", () => {
    const set = { classNumber: 5, subject: "maths" };
    expect(isGeneratedIn(set, sampleItem({ family: "rounded-to-a-thousand" }))).toBe(true);
    expect(isGeneratedIn(set, sampleItem({ family: "riddles" }))).toBe(false);
    expect(findGenerator({ classNumber: 5, subject: "science" })).toBeUndefined();
    expect(
      isGeneratedIn({ classNumber: 5, subject: "science" }, sampleItem({ family: "rounded-to-a-thousand" })),
    ).toBe(false);
  });
});
