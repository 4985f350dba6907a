import { expect, it, vi } from "vitest";
import { runStep, type Step } from "./step";

const runQuietly = (step: Omit<Step, "name">) => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return runStep({ name: "step", ...step });
};

it.each<[string, Step["command"], number]>([
  ["passes", ["node", "--eval", ""], 0],
  ["fails", ["node", "--eval", "process.exit(3)"], 1],
  ["is missing", ["no-such-program"], 1],
])("without a report, counts a step whose program %s as one test", (_, command, failed) => {
  expect(runQuietly({ command })).toMatchObject({ passed: 1 - failed, failed });
});

it("counts a step whose report is missing as one failure", () => {
  const report = { file: "no/such/report.json", kind: "vitest" } as const;
  expect(runQuietly({ command: ["node", "--eval", ""], report })).toEqual({
    passed: 0,
    failed: 1,
    failures: ["step"],
  });
});
