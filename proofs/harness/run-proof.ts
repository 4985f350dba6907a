import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * Runs the tests of a proof, or with `-- --runs 20000 [--seed S [--path P]]` its property test alone, with other settings than
 * usual. The exit code of the process is that of the tests.
 *
 * @param proof which: its vitest project, a folder of `proofs`; `properties` is the file there with the random runs
 * @param usualRuns how many random runs there are when nobody says it; without it what the test itself has
 */
export function runProof(
  { project, properties }: { project: string; properties: string },
  usualRuns?: number,
) {
  const { values } = parseArgs({
    options: { runs: { type: "string" }, seed: { type: "string" }, path: { type: "string" } },
  });
  const files = Object.keys(values).length === 0 ? [] : [`proofs/${project}/${properties}`];
  const runs = values.runs ?? usualRuns?.toString();
  const { status } = spawnSync("npx", ["vitest", "run", "--project", project, ...files], {
    stdio: "inherit",
    env: {
      ...process.env,
      ...(runs === undefined ? {} : { PROOF_RUNS: runs }),
      ...(values.seed === undefined ? {} : { PROOF_SEED: values.seed }),
      ...(values.path === undefined ? {} : { PROOF_PATH: values.path }),
    },
  });
  process.exitCode = status ?? 1;
}
