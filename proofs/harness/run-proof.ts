import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * Runs all tests of a proof, or with `-- --runs 20000 [--seed S [--path P]]` only its random runs. The process exits with the
 * exit code of the tests.
 *
 * @param folder the proof's folder in `proofs`
 * @param randomRunsFile the test file with the random runs, in that folder
 */
export function runProof(folder: string, randomRunsFile: string) {
  const { values } = parseArgs({
    options: { runs: { type: "string" }, seed: { type: "string" }, path: { type: "string" } },
  });
  const shouldRunAll = Object.keys(values).length === 0;
  const selection = shouldRunAll
    ? ["--project", "proofs", "--project", "proofs-long", `proofs/${folder}`]
    : ["--project", "proofs-long", `proofs/${folder}/${randomRunsFile}`];
  const { status } = spawnSync("npx", ["vitest", "run", ...selection], {
    stdio: "inherit",
    env: {
      ...process.env,
      ...(values.runs === undefined ? {} : { PROOF_RUNS: values.runs }),
      ...(values.seed === undefined ? {} : { PROOF_SEED: values.seed }),
      ...(values.path === undefined ? {} : { PROOF_PATH: values.path }),
    },
  });
  process.exitCode = status ?? 1;
}
