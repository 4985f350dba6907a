import { expect, it, vi } from "vitest";
import { runStep } from "./step";

it("counts a check as one test, passed or failed by its exit code", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await expect(runStep({ name: "good", command: ["tsx", "--eval", ""] })).resolves.toEqual({
    passed: 1,
    failed: 0,
  });
  await expect(runStep({ name: "bad", command: ["tsx", "--eval", "process.exit(3)"] })).resolves.toEqual({
    passed: 0,
    failed: 1,
  });
  await expect(runStep({ name: "missing", command: ["no-such-binary"] })).resolves.toEqual({
    passed: 0,
    failed: 1,
  });
});

it("fails a step whose report is missing", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const step = {
    name: "silent",
    command: ["tsx", "--eval", ""],
    report: { file: "no/such/report.json", kind: "vitest" },
  } as const;
  await expect(runStep({ ...step, command: [...step.command] })).resolves.toEqual({ passed: 0, failed: 1 });
});
