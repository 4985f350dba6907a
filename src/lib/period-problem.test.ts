import { expect, it } from "vitest";
import { findPeriodProblem } from "./period-problem";

it("a period is a problem only if its first day is after its last day", () => {
  expect(findPeriodProblem({ from: "2026-11-30", to: "2026-11-01" })).toContain("“From” is after “To”");
  expect(findPeriodProblem({ from: "2026-11-01", to: "2026-11-01" })).toBeUndefined();
  expect(findPeriodProblem({ from: "2026-11-30", to: "" })).toBeUndefined();
  expect(findPeriodProblem({ from: "", to: "2026-11-01" })).toBeUndefined();
});
