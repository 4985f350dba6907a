import { expect, it } from "vitest";
import { sumCounts, formatSummary, countReport, formatDuration } from "./count";

const vitestReport = { numPassedTests: 40, numFailedTests: 0, success: true, testResults: [] };
const playwrightReport = { stats: { expected: 5, unexpected: 0, flaky: 0 }, suites: [] };

it("prints the sum of both runners' counts in the last line", () => {
  const total = sumCounts([
    countReport("vitest", vitestReport, true),
    countReport("playwright", playwrightReport, true),
  ]);
  expect(formatSummary(total)).toBe("45 passed, 0 failed");
});

it("counts failed tests", () => {
  expect(countReport("vitest", { ...vitestReport, numFailedTests: 2, success: false }, false).failed).toBe(2);
});

it("counts a run whose setup failed before the first test as one failure", () => {
  expect(countReport("vitest", { ...vitestReport, numPassedTests: 0, success: false }, true).failed).toBe(1);
  expect(countReport("playwright", playwrightReport, false).failed).toBe(1);
});

it("counts a flaky test as failed", () => {
  expect(
    countReport("playwright", { ...playwrightReport, stats: { expected: 4, unexpected: 0, flaky: 1 } }, true)
      .failed,
  ).toBe(1);
});

it("lists failures before the last line", () => {
  const brokenFile = { name: "setup.test.ts", status: "failed", assertionResults: [] };
  const refundFile = {
    name: "refund.test.ts",
    status: "failed",
    assertionResults: [
      { fullName: "a refund is paid once", status: "failed" },
      { fullName: "a refund is asked for", status: "passed" },
    ],
  };
  const cartSpec = { file: "cart.spec.ts", title: "keeps its exams", tests: [{ status: "unexpected" }] };
  const loginSpec = { file: "login.spec.ts", title: "logs in", tests: [{ status: "expected" }] };
  const total = sumCounts([
    countReport("vitest", { ...vitestReport, success: false, testResults: [brokenFile, refundFile] }, false),
    countReport(
      "playwright",
      {
        stats: { expected: 1, unexpected: 1, flaky: 0 },
        suites: [{ specs: [loginSpec], suites: [{ specs: [cartSpec] }] }],
      },
      false,
    ),
  ]);
  expect(formatSummary(total)).toBe(
    "failed: setup.test.ts\nfailed: refund.test.ts: a refund is paid once\nfailed: cart.spec.ts: keeps its exams\n41 passed, 2 failed",
  );
});

it("throws if a report has an unknown form", () => {
  expect(() => countReport("vitest", {}, true)).toThrow(/numPassedTests/);
});

it.each([
  [59.6, "1 min 0 s in all"],
  [600, "10 min 0 s in all"],
  [601, "10 min 1 s in all: OVER the maximum of 10 minutes"],
])("formats %s seconds, and warns if they are over the maximum of 10 minutes", (seconds, line) => {
  expect(formatDuration(seconds, 10)).toBe(line);
});
