import { describe, expect, it } from "vitest";
import { findSequentialScans, judgeLimitedTime, judgeConstantTime, listWorstRatios } from "./growth";

describe("judgeConstantTime, for a request that must not grow with the number of students", () => {
  it("accepts a time that is 1.5 times as long at the largest number", () => {
    const { line, isGood } = judgeConstantTime("students", [
      { students: 10_000, ms: 2 },
      { students: 100_000, ms: 9 },
      { students: 1_000_000, ms: 3 },
    ]);
    expect(isGood).toBe(true);
    expect(line).toMatch(/^students +2\.00 ms +9\.00 ms +3\.00 ms +ratio 1\.50$/);
  });

  it("rejects a time that is more than 1.5 times as long, and writes TOO SLOW in its line", () => {
    const { line, isGood } = judgeConstantTime("students", [
      { students: 10_000, ms: 2 },
      { students: 1_000_000, ms: 3.1 },
    ]);
    expect(isGood).toBe(false);
    expect(line).toContain("TOO SLOW");
  });

  it("rejects a request that was not measured", () => {
    expect(judgeConstantTime("students", []).isGood).toBe(false);
  });
});

describe("judgeLimitedTime, for a request that grows with its result", () => {
  it("accepts five seconds at a million students, even if the request was much faster at ten thousand", () => {
    const { line, isGood } = judgeLimitedTime("students counted", [
      { students: 10_000, ms: 1 },
      { students: 1_000_000, ms: 5000 },
    ]);
    expect(isGood).toBe(true);
    expect(line).toMatch(/^students counted +1\.00 ms +5000\.00 ms +grows$/);
  });

  it("rejects a time of more than five seconds, and a request that was not measured", () => {
    expect(judgeLimitedTime("students counted", [{ students: 1_000_000, ms: 5001 }]).line).toContain(
      "TOO SLOW",
    );
    expect(judgeLimitedTime("students counted", []).isGood).toBe(false);
  });
});

it("listWorstRatios returns the worst measurement of each ratio name", () => {
  const medians = (ms: number) => [
    { students: 10_000, ms: 1 },
    { students: 1_000_000, ms },
  ];
  const verdicts = [
    judgeConstantTime("students page 1", medians(1)),
    judgeConstantTime("students page 2", medians(1.25)),
    judgeConstantTime("prices", medians(2)),
    judgeLimitedTime("students counted", medians(900)),
    judgeLimitedTime("payments summed up", medians(400)),
  ];
  expect(listWorstRatios(verdicts)).toEqual([
    { name: "admin: students, a million students over ten thousand", measured: 1.25, limit: 1.5 },
    { name: "admin: prices, a million students over ten thousand", measured: 2, limit: 1.5 },
    {
      name: "admin: a request that grows with its result, in seconds at a million students",
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

  it("returns a large table once, even if it is scanned twice, in parallel or with its schema's name", () => {
    const plan = "->  Parallel Seq Scan on public.students s\n->  Seq Scan on students";
    expect(findSequentialScans(plan, rowCounts)).toEqual(["students"]);
    expect(findSequentialScans("Index Only Scan using students_newest on students", rowCounts)).toEqual([]);
  });
});
