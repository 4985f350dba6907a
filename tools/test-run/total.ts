// Prints the last lines of `.ci/run`: the counts of `npm test` and `npm run proofs`, added up.
import { readFileSync } from "node:fs";
import { sumCounts, formatSummary, type Count } from "./count";
import { resultsFolder } from "./step";

/** Reads the count of a run. A run that stopped before its end has written none, and counts as one failure. */
function readCount(name: string): Count {
  try {
    const count: Count = JSON.parse(readFileSync(`${resultsFolder}/${name}-count.json`, "utf8"));
    return count;
  } catch {
    return { passed: 0, failed: 1, failures: [`npm run ${name}`] };
  }
}

const total = sumCounts(["test", "proofs"].map(readCount));
process.stdout.write(`\n${formatSummary(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
