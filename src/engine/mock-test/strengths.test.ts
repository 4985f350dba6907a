import { describe, expect, it } from "vitest";
import { listStrengths, orderForPractice, type TopicTest } from "./strengths";

const today = "2026-11-28";
const makeTally = (topic: string, correct: number, total: number) => ({ topic, correct, total });
const makeTest = (day: string, ...topics: TopicTest["topics"]): TopicTest => ({
  subjectSlug: "maths",
  classNumber: 5,
  day,
  topics,
});
const findStrength = (tests: TopicTest[]) => listStrengths(tests, ["Angles"], today)[0];

describe("the strength of a topic", () => {
  it("is calculated from the answers of all tests", () => {
    expect(
      findStrength([
        makeTest("2026-11-27", makeTally("Angles", 2, 2), makeTally("Time", 0, 1)),
        makeTest("2026-11-20", makeTally("Angles", 1, 2)),
      ]),
    ).toEqual({ topic: "Angles", tried: 4, right: 3, lastDay: "2026-11-27", level: "good", isFading: false });
  });

  it("ignores tests before those with the latest ten answers", () => {
    const good = Array.from({ length: 4 }, () => makeTest("2026-11-20", makeTally("Angles", 3, 3)));
    expect(findStrength([...good, makeTest("2026-11-01", makeTally("Angles", 0, 9))])).toMatchObject({
      tried: 12,
      right: 12,
    });
  });

  it.each([
    [0, 0, "untried"],
    [0, 1, "few"],
    [1, 1, "few"],
    [1, 2, "weak"],
    [2, 3, "weak"],
    [3, 4, "good"],
  ])("with %i of %i right is %s", (right, tried, level) => {
    expect(
      findStrength(tried === 0 ? [] : [makeTest(today, makeTally("Angles", right, tried))]),
    ).toMatchObject({
      level,
    });
  });

  it("is fading from 21 days after the last question", () => {
    expect(findStrength([makeTest("2026-11-07", makeTally("Angles", 2, 2))])?.isFading).toBe(true);
    expect(findStrength([makeTest("2026-11-08", makeTally("Angles", 2, 2))])?.isFading).toBe(false);
    expect(findStrength([])?.isFading).toBe(false);
  });
});

it("topics are practised in this order: weak, fading (the longest first), hardly tried, untried, good", () => {
  const tests = [
    makeTest(
      "2026-11-27",
      makeTally("good", 4, 4),
      makeTally("weak", 1, 2),
      makeTally("weakest", 0, 3),
      makeTally("few", 1, 1),
    ),
    makeTest("2026-11-01", makeTally("fading", 4, 4)),
    makeTest("2026-10-01", makeTally("long fading", 4, 4)),
  ];
  const topics = ["good", "untried", "few", "fading", "long fading", "weak", "weakest"];
  expect(orderForPractice(listStrengths(tests, topics, today)).map(({ topic }) => topic)).toEqual([
    "weakest",
    "weak",
    "long fading",
    "fading",
    "few",
    "untried",
    "good",
  ]);
});
