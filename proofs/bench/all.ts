/** `npm run bench`: runs every benchmark and prints all measured ratios in one table. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "../../tools/local/project-folder";
import { formatRatios, isWithinLimit, readRatios } from "./ratios";

const benches = ["pages", "quiz", "deck", "admin", "exam"] as const;

const haveSucceeded = benches.map((bench) => {
  process.stdout.write(`\n── ${bench} ──\n`);
  const file = join(projectFolder, "proofs", "bench", `${bench}.ts`);
  const { status } = spawnSync(process.execPath, ["--import", "tsx", file], {
    stdio: "inherit",
    cwd: projectFolder,
  });
  return status === 0;
});
const ratios = benches.flatMap((bench) => readRatios(bench));

process.stdout.write(`\n${formatRatios(ratios)}\n`);
process.exitCode = haveSucceeded.every(Boolean) && ratios.every(isWithinLimit) ? 0 : 1;
