import { afterAll, beforeAll, expect, test } from "vitest";
import { setReporter } from "../../src/lib/report";
import { readRunSettings, splitRuns } from "../harness/run-settings";
import type { TestDatabases } from "../harness/test-databases";
import { openExamDatabases } from "./open-databases";
import { checkWorlds, openArena } from "./worlds/random-worlds";

/** `npm run test:exam` has a thousand. */
const settings = readRunSettings(process.env, 60);

/** Worlds side by side: while one waits for its database, the others continue. */
const arenaCount = 3;

let databases: TestDatabases;
let putBack = () => {};

beforeAll(async () => {
  databases = await openExamDatabases();
  putBack = setReporter(() => {});
}, 60_000);

afterAll(async () => {
  putBack();
  await databases.close();
});

test(
  `${settings.numRuns} random worlds keep the promises of an exam`,
  async () => {
    console.log(`Exam: ${settings.numRuns} random worlds, seed ${settings.seed}`);
    const parts = splitRuns(settings, arenaCount);
    const results = await Promise.all(
      parts.map(async (part, index) => {
        const { arena, close } = await openArena(databases, `arena_${index}`);
        const result = await checkWorlds(arena, part);
        await close();
        return result;
      }),
    );
    console.log(results.map(({ faults }) => JSON.stringify(Object.fromEntries(faults))).join("\n"));

    expect(results.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
  },
  60_000 + settings.numRuns * 4000,
);
