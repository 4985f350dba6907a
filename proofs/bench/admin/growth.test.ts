import { describe, expect, it } from "vitest";
import { findSequentialScans, judgeCost, judgeGrowth, worstOfEachPromise } from "./growth";

describe("a request among ever more students", () => {
  it("may take half as long again", () => {
    const { line, isGood } = judgeGrowth("students", [
      { students: 10_000, ms: 2 },
      { students: 100_000, ms: 9 },
      { students: 1_000_000, ms: 3 },
    ]);
    expect(isGood).toBe(true);
    expect(line).toMatch(/^students +2\.00 ms +9\.00 ms +3\.00 ms +ratio 1\.50$/);
  });

  it("fails with a message if the time grows too much", () => {
    const { line, isGood } = judgeGrowth("students", [
      { students: 10_000, ms: 2 },
      { students: 1_000_000, ms: 3.1 },
    ]);
    expect(isGood).toBe(false);
    expect(line).toContain("TOO SLOW");
  });

  it("is not good when nothing was measured", () => {
    expect(judgeGrowth("students", []).isGood).toBe(false);
  });
});

describe("a request that grows with what it finds", () => {
  it("may take five seconds among a million, however short it was before", () => {
    const { line, isGood } = judgeCost("students counted", [
      { students: 10_000, ms: 1 },
      { students: 1_000_000, ms: 5000 },
    ]);
    expect(isGood).toBe(true);
    expect(line).toMatch(/^students counted +1\.00 ms +5000\.00 ms +grows$/);
  });

  it("may not take longer", () => {
    expect(judgeCost("students counted", [{ students: 1_000_000, ms: 5001 }]).line).toContain("TOO SLOW");
    expect(judgeCost("students counted", []).isGood).toBe(false);
  });
});

it("reports the worst measurement of each promise", () => {
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
      promise: "admin: what grows with what it finds, in seconds at a million students",
      measured: 0.9,
      limit: 5,
    },
  ]);
});

describe("a plan", () => {
  const rowCounts = new Map([
    ["students", 10_000],
    ["classes", 12],
  ]);

  it("may read a small table through", () => {
    expect(findSequentialScans("Seq Scan on classes c  (cost=0.00..1.12)", rowCounts)).toEqual([]);
  });

  it("may not read a large one through, however it is written", () => {
    const plan = "->  Parallel Seq Scan on public.students s\n->  Seq Scan on students";
    expect(findSequentialScans(plan, rowCounts)).toEqual(["students"]);
    expect(findSequentialScans("Index Only Scan using students_newest on students", rowCounts)).toEqual([]);
  });
});
