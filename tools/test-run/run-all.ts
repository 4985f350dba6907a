import { mkdirSync } from "node:fs";
import { addUp, closingLine, timeLine, type Count } from "./count";
import { runSideBySide } from "./side-by-side";
import { runStep, type Step } from "./step";

const resultsFolder = "test-results";

function vitest(name: string, file: string, ...projects: string[]): Step {
  const report = { file: `${resultsFolder}/${file}`, kind: "vitest" } as const;
  // The other core is at work as well.
  const options = ["--reporter=default", "--reporter=json", `--outputFile=${report.file}`, "--maxWorkers=1"];
  const chosen = projects.map((project) => `--project=${project}`);
  return { name, command: ["vitest", "run", ...options, ...chosen], report };
}

/** Quick refusals first: what a person can mend in a minute should not be heard of after ten. */
const checks: Step[] = [
  { name: "question bank", command: ["tsx", "bank/check.ts"] },
  { name: "types", command: ["tsc", "--noEmit"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  { name: "words", command: ["tsx", "tools/words/check.ts"] },
  { name: "format", command: ["oxfmt", "--check", "."] },
];

/** Each takes a core, the longest first; a stack that is killed and started again waits for much of its time. */
const onOneCore: Step[] = [
  vitest("tests on the running stack", "vitest-stack.json", "stack"),
  vitest("kills of the stack", "vitest-kills.json", "kills"),
  vitest(
    "site, content, repository, function, tool and question bank tests",
    "vitest-unit.json",
    "site",
    "content",
    "season",
    "repository",
    "functions",
    "tools",
    "bank",
  ),
  { name: "guards of the money, removed in turn", command: ["tsx", "proofs/money/remove-guards.ts"] },
  { name: "guards of exams, removed in turn", command: ["tsx", "proofs/exam/remove-guards.ts"] },
  vitest("proofs of payments and exams", "vitest-proofs.json", "money", "exam"),
  vitest("pgTAP, and what needs the real server", "vitest-database.json", "database"),
  vitest("the built site", "vitest-build.json", "build"),
];

/** Alone: two browsers and the stack behind them take both cores. */
const inTheBrowser: Step = {
  name: "end-to-end tests",
  command: ["playwright", "test"],
  report: { file: `${resultsFolder}/playwright.json`, kind: "playwright" },
};

const aside = (step: Step): Promise<Count> => runStep({ ...step, isQuiet: true });

mkdirSync(resultsFolder, { recursive: true });
const counts = await runSideBySide(checks, 2, aside);
counts.push(...(await runSideBySide(onOneCore, 2, aside)), await runStep(inTheBrowser));
const total = addUp(counts);
process.stdout.write(`\n${timeLine(performance.now() / 1000)}\n${closingLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
