/** `npm run test:platform`: runs the tests of this folder that can run on the Supabase project that the environment variables name. */
import { spawnSync } from "node:child_process";
import { choosePlatformTests, readTarget } from "./platform-target";

try {
  const { apiUrl } = readTarget(process.env);
  const { chosen, leftOut } = choosePlatformTests(process.env);
  const list = leftOut.map((line) => `  ${line}\n`).join("");
  process.stdout.write(`Testing ${apiUrl} with ${chosen.length} files. Left out:\n${list}`);
  const { status } = spawnSync("npx", ["vitest", "run", "--project", "platform", ...chosen], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
