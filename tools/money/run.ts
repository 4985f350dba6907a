import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * `npm run test:money`: the proof of the payments. With `-- --runs 20000 [--seed S [--path P]]` its property test alone,
 * with other settings than usual.
 */
const { values } = parseArgs({
  options: { runs: { type: "string" }, seed: { type: "string" }, path: { type: "string" } },
});
const files = Object.keys(values).length === 0 ? [] : ["tools/money/interleavings.test.ts"];
const { status } = spawnSync("npx", ["vitest", "run", "--project", "money", ...files], {
  stdio: "inherit",
  env: {
    ...process.env,
    ...(values.runs === undefined ? {} : { MONEY_RUNS: values.runs }),
    ...(values.seed === undefined ? {} : { MONEY_SEED: values.seed }),
    ...(values.path === undefined ? {} : { MONEY_PATH: values.path }),
  },
});
process.exitCode = status ?? 1;
