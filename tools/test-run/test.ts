// `npm test` runs every check and test that must pass before a push, the fastest first.
import { runSteps } from "./run-steps";
import { resultsFolder, vitestStep } from "./step";

const projects = [
  "site",
  "content",
  "other-edition",
  "repository",
  "functions",
  "tools",
  "bank",
  "build",
  "database",
  "proofs",
  "stack",
];

runSteps(
  "test",
  [
    { name: "question bank", command: ["npm", "run", "--silent", "bank:check"] },
    { name: "types", command: ["npm", "run", "--silent", "typecheck"] },
    { name: "lint", command: ["npm", "run", "--silent", "lint"] },
    { name: "format", command: ["npx", "oxfmt", "--check", "."] },
    vitestStep("tests", projects),
    {
      name: "browser tests",
      command: ["npx", "playwright", "test"],
      report: { file: `${resultsFolder}/playwright.json`, kind: "playwright" },
    },
  ],
  15,
);
