import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { class5, maths, science } from "../../../../tests/support/factories";
import type { PastAttempt } from "./attempts";
import { listMistakeCounts, addMistakeTexts } from "./frequent-mistakes";
import { findTrend, listSubjectProgress } from "./subject-progress";

const class4 = "c1a55000-0000-4000-8000-000000000004";

function makeAttempt(scorePercent: number, changes: Partial<PastAttempt> = {}): PastAttempt {
  return {
    id: String(scorePercent),
    subjectId: maths,
    subjectName: "Maths",
    slug: "maths",
    classId: class5,
    className: "Class 5",
    scorePercent,
    completedAt: "2026-11-21T04:05:00Z",
    topics: [],
    mistakes: [],
    ...changes,
  };
}

const scienceFields = { subjectId: science, subjectName: "Science", slug: "science" } as const;

describe("the progress in a subject", () => {
  it("has the best score, the number of tests, and the scores in chronological order", () => {
    const attempts = [makeAttempt(70), makeAttempt(100, scienceFields), makeAttempt(90), makeAttempt(40)];
    expect(listSubjectProgress(attempts)).toEqual([
      {
        subjectName: "Maths",
        slug: "maths",
        testCount: 3,
        bestPercent: 90,
        recentPercents: [40, 90, 70],
        trend: "falling",
      },
      expect.objectContaining({ subjectName: "Science", testCount: 1, trend: "first" }),
    ]);
  });

  it("shows the last twelve scores, and the best of all", () => {
    const attempts = [...Array.from({ length: 12 }, () => makeAttempt(50)), makeAttempt(100)];
    const [progress] = listSubjectProgress(attempts);
    expect(progress?.recentPercents).toEqual(Array.from({ length: 12 }, () => 50));
    expect(progress?.bestPercent).toBe(100);
  });

  it.each([
    [[70], "first"],
    [[70, 60], "rising"],
    [[70, 70], "steady"],
    [[50, 70], "falling"],
    [[80, 80, 70, 60, 60, 60, 0], "rising"],
    [[60, 70, 60, 70, 60, 60], "steady"],
    [[70, 66, 60, 83, 22, 76], "rising"],
    [[30, 34, 40, 17, 78, 24], "falling"],
  ])("with the scores %j, newest first, has the trend %s", (percents, trend) => {
    expect(findTrend(percents)).toBe(trend);
  });

  it("gives the opposite trend for the reversed scores", () => {
    const mirrored = { first: "first", steady: "steady", rising: "falling", falling: "rising" };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 })), (percents) => {
        expect(findTrend(percents.map((percent) => 100 - percent))).toBe(mirrored[findTrend(percents)]);
      }),
    );
  });
});

describe("the most frequent mistakes", () => {
  const now = Date.parse("2026-11-22T00:00:00Z");
  const listCounts = (attempts: readonly PastAttempt[]) => listMistakeCounts(attempts, now);

  it("are listed by subject, in the class of its newest test", () => {
    const attempts = [
      makeAttempt(70, { mistakes: ["lost a zero"] }),
      makeAttempt(60, { ...scienceFields, mistakes: ["took heat for temperature"] }),
      makeAttempt(50, {
        classId: class4,
        className: "Class 4",
        mistakes: ["forgot to carry", "forgot to carry"],
      }),
    ];
    expect(listCounts(attempts)).toEqual([
      {
        subjectName: "Maths",
        className: "Class 5",
        slug: "maths",
        mistakes: [{ mistake: "lost a zero", count: 1 }],
      },
      expect.objectContaining({
        subjectName: "Science",
        mistakes: [{ mistake: "took heat for temperature", count: 1 }],
      }),
    ]);
  });

  // Saved mistakes are ids of the list or, in old rows, texts; "toString" is in no list.
  it("are shown with their texts: the first three different ones that the list still has", () => {
    const counts = ["a", "lost a zero", "b", "toString", "c", "d"].map((mistake) => ({ mistake, count: 1 }));
    const texts = new Map(
      Object.entries({ a: "forgot to carry", b: "lost a zero", c: "halved", d: "doubled" }),
    );
    expect(addMistakeTexts(counts, texts).map(({ text }) => text)).toEqual([
      "forgot to carry",
      "lost a zero",
      "halved",
    ]);
  });

  it("are none if no test of the last month has a mistake", () => {
    expect(
      listCounts([
        makeAttempt(70),
        makeAttempt(60, { completedAt: "2026-10-20T00:00:00Z", mistakes: ["a"] }),
      ]),
    ).toEqual([]);
  });
});
