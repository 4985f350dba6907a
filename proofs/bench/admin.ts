import { parseArgs } from "node:util";
import postgres from "postgres";
import { startRealServer } from "../../tools/pgtap/real-server";
import { fillDatabase } from "./admin/fill-database";
import {
  findSequentialScans,
  judgeLimitedTime,
  judgeConstantTime,
  listWorstRatios,
  type Verdict,
} from "./admin/growth";
import { measuredCalls, type MeasuredCall } from "./admin/measured-calls";
import { openMeasuredDatabase, type MeasuredDatabase } from "./admin/measured-database";
import { median } from "./judge";
import { storeRatios } from "./ratios";

/** The number of measured runs of each call. */
const rounds = 75;
/** The number of measured runs of each call whose time grows with its result. Such calls are slower and need fewer runs. */
const roundsOfGrowingCalls = 9;
/** Failed measurements are repeated, because other load on the machine may have affected one size more than another. */
const maxTries = 3;
const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    plans: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const sizes = values.sizes.split(",").map(Number);

const printLine = (line: string) => process.stdout.write(`${line}\n`);

// Prevents checkpoints, which would slow down only one of the sizes.
const server = await startRealServer({ max_wal_size: "4GB" });
await server.owner.end();
/** Returns the superuser's connection URL of a database; the superuser, because auto_explain returns plans only to superusers. */
const getDatabaseUrl = (database: string) => server.superuserUrl.replace(/postgres$/, database);

/** Measures a call at all sizes in turn, so that other load on the machine affects all of them. */
async function measureAtAllSizes(call: MeasuredCall) {
  const times = databases.map(() => [] as number[]);
  for (const database of databases)
    for (let warmUp = 0; warmUp < 3; warmUp += 1) await database.measure(call);
  for (let round = 0; round < (call.grows ? roundsOfGrowingCalls : rounds); round += 1)
    for (const [index, database] of databases.entries()) times[index]?.push(await database.measure(call));
  const medians = databases.map(({ students }, index) => ({ students, ms: median(times[index] ?? []) }));
  return call.grows ? judgeLimitedTime(call.name, medians) : judgeConstantTime(call.name, medians);
}

const superuser = postgres(getDatabaseUrl("template1"), { max: 1 });
const databases: MeasuredDatabase[] = [];
const verdicts: Verdict[] = [];
let areAllGood = true;
try {
  for (const students of sizes) {
    const startedAt = performance.now();
    const databaseUrl = getDatabaseUrl(`students_${students}`);
    await superuser.unsafe(
      `create database students_${students} owner postgres template postgres strategy file_copy`,
    );
    const owner = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
    await fillDatabase(owner, students);
    await owner.end();
    databases.push(await openMeasuredDatabase(databaseUrl, students));
    printLine(`${students} students, filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }

  printLine(
    `\nMedians of ${rounds} runs, or of ${roundsOfGrowingCalls} for calls that grow with their result, at ${sizes.join(", ")} students in turn:\n`,
  );
  for (const call of measuredCalls) {
    let verdict = await measureAtAllSizes(call);
    for (let tries = 1; tries < maxTries && !verdict.isGood; tries += 1)
      verdict = await measureAtAllSizes(call);
    printLine(verdict.line);
    verdicts.push(verdict);
    areAllGood &&= verdict.isGood;
  }

  // The limits are for a million students, so a run with fewer students stores nothing for the table of `npm run bench`.
  if (sizes.includes(1_000_000)) storeRatios("admin", listWorstRatios(verdicts));

  const largest = databases.at(-1);
  for (const call of largest ? measuredCalls : []) {
    const plan = (await largest?.explain(call)) ?? "";
    if (values.plans) printLine(`\n── ${call.name} ──\n${plan}`);
    const scanned = call.grows ? [] : findSequentialScans(plan, largest?.rowCounts ?? new Map());
    for (const table of scanned) printLine(`A SEQUENTIAL SCAN of ${table} in: ${call.name}`);
    areAllGood &&= scanned.length === 0 && plan !== "";
  }
} finally {
  for (const database of databases) await database.end();
  await superuser.end();
  await server.stop();
}
printLine(areAllGood ? "\nEvery request is fast enough." : "\nSome requests are too slow.");
process.exitCode = areAllGood ? 0 : 1;
