import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * Runs the tests of a proof, the long ones included, or with `-- --runs 20000 [--seed S [--path P]]` its random runs alone. The
 * exit code of the process is that of the tests.
 *
 * @param folder of `proofs`
 * @param randomRuns the file there with the random runs
 */
export function runProof(folder: string, randomRuns: string) {
  const { values } = parseArgs({
    options: { runs: { type: "string" }, seed: { type: "string" }, path: { type: "string" } },
  });
  const isAll = Object.keys(values).length === 0;
  const chosen = isAll
    ? ["--project", "proofs", "--project", "proofs-long", `proofs/${folder}`]
    : ["--project", "proofs-long", `proofs/${folder}/${randomRuns}`];
  const { status } = spawnSync("npx", ["vitest", "run", ...chosen], {
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
