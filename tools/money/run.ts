import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** `npm run test:money -- --runs 20000 [--seed S [--path P]]`: the property test with other settings than usual. */
const { values } = parseArgs({
  options: { runs: { type: "string" }, seed: { type: "string" }, path: { type: "string" } },
});
const { status } = spawnSync(
  "npx",
  ["vitest", "run", "--project", "tools", "tools/money/interleavings.test.ts"],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      ...(values.runs === undefined ? {} : { MONEY_RUNS: values.runs }),
      ...(values.seed === undefined ? {} : { MONEY_SEED: values.seed }),
      ...(values.path === undefined ? {} : { MONEY_PATH: values.path }),
    },
  },
);
process.exitCode = status ?? 1;
