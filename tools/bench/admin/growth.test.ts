import { describe, expect, it } from "vitest";
import { findSequentialScans, judgeGrowth, worstOfEachKind } from "./growth";

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

  it("may not take longer, and says so", () => {
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

it("tells the worst of each kind", () => {
  const growthOf = (name: string, ms: number) =>
    judgeGrowth(name, [
      { students: 10_000, ms: 1 },
      { students: 1_000_000, ms },
    ]);
  const growths = [growthOf("students page 1", 1), growthOf("students page 2", 1.25), growthOf("prices", 2)];
  expect(worstOfEachKind(growths)).toEqual([
    { promise: "admin: students, a million students over ten thousand", measured: 1.25, limit: 1.5 },
    { promise: "admin: prices, a million students over ten thousand", measured: 2, limit: 1.5 },
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
