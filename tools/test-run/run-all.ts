import { mkdirSync } from "node:fs";
import { addUp, closingLine, type Count } from "./count";
import { runStep, type Step } from "./step";

const resultsFolder = "test-results";

/** Quick refusals first: what a person can mend in a minute should not be heard of after ten. */
const steps: Step[] = [
  { name: "question bank", command: ["tsx", "tools/questions/check.ts"] },
  { name: "types", command: ["tsc", "--noEmit"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "format", command: ["oxfmt", "--check", "."] },
  {
    name: "unit, component, function, pgTAP and stack tests",
    command: [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile=${resultsFolder}/vitest.json`,
    ],
    report: { file: `${resultsFolder}/vitest.json`, kind: "vitest" },
  },
  { name: "guards of the money, removed in turn", command: ["tsx", "tools/money/remove-guards.ts"] },
  {
    name: "end-to-end tests",
    command: ["playwright", "test"],
    report: { file: `${resultsFolder}/playwright.json`, kind: "playwright" },
  },
];

mkdirSync(resultsFolder, { recursive: true });
const counts: Count[] = [];
for (const step of steps) counts.push(await runStep(step));
const total = addUp(counts);
process.stdout.write(`\n${closingLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
