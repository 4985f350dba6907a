import { describe, expect, it } from "vitest";
import { findSequentialScans, judgeCost, judgeGrowth, worstOfEachPromise } from "./growth";

describe("judgeGrowth, for a request that must not grow with the number of students", () => {
  it("accepts a time that is 1.5 times as long at the largest number", () => {
    const { line, isGood } = judgeGrowth("students", [
      { students: 10_000, ms: 2 },
      { students: 100_000, ms: 9 },
      { students: 1_000_000, ms: 3 },
    ]);
    expect(isGood).toBe(true);
    expect(line).toMatch(/^students +2\.00 ms +9\.00 ms +3\.00 ms +ratio 1\.50$/);
  });

  it("rejects a time that grows more, with a message", () => {
    const { line, isGood } = judgeGrowth("students", [
      { students: 10_000, ms: 2 },
      { students: 1_000_000, ms: 3.1 },
    ]);
    expect(isGood).toBe(false);
    expect(line).toContain("TOO SLOW");
  });

  it("rejects a request that was not measured", () => {
    expect(judgeGrowth("students", []).isGood).toBe(false);
  });
});

describe("judgeCost, for a request that grows with its result", () => {
  it("accepts five seconds at a million students, even if the request was much faster at ten thousand", () => {
    const { line, isGood } = judgeCost("students counted", [
      { students: 10_000, ms: 1 },
      { students: 1_000_000, ms: 5000 },
    ]);
    expect(isGood).toBe(true);
    expect(line).toMatch(/^students counted +1\.00 ms +5000\.00 ms +grows$/);
  });

  it("rejects a longer time, and a request that was not measured", () => {
    expect(judgeCost("students counted", [{ students: 1_000_000, ms: 5001 }]).line).toContain("TOO SLOW");
    expect(judgeCost("students counted", []).isGood).toBe(false);
  });
});

it("worstOfEachPromise returns the worst measurement of each promise", () => {
  const medians = (ms: number) => [
    { students: 10_000, ms: 1 },
    { students: 1_000_000, ms },
  ];
  const verdicts = [
    judgeGrowth("students page 1", medians(1)),
    judgeGrowth("students page 2", medians(1.25)),
    judgeGrowth("prices", medians(2)),
    judgeCost("students counted", medians(900)),
    judgeCost("payments summed up", medians(400)),
  ];
  expect(worstOfEachPromise(verdicts)).toEqual([
    { promise: "admin: students, a million students over ten thousand", measured: 1.25, limit: 1.5 },
    { promise: "admin: prices, a million students over ten thousand", measured: 2, limit: 1.5 },
    {
      promise: "admin: a request that grows with its result, in seconds at a million students",
      measured: 0.9,
      limit: 5,
    },
  ]);
});

describe("findSequentialScans", () => {
  const rowCounts = new Map([
    ["students", 10_000],
    ["classes", 12],
  ]);

  it("ignores a scan of a small table", () => {
    expect(findSequentialScans("Seq Scan on classes c  (cost=0.00..1.12)", rowCounts)).toEqual([]);
  });

  it("finds each scan of a large table once, with or without its schema, also a parallel one", () => {
    const plan = "->  Parallel Seq Scan on public.students s\n->  Seq Scan on students";
    expect(findSequentialScans(plan, rowCounts)).toEqual(["students"]);
    expect(findSequentialScans("Index Only Scan using students_newest on students", rowCounts)).toEqual([]);
  });
});
