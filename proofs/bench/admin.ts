import { parseArgs } from "node:util";
import postgres from "postgres";
import { startRealServer } from "../../tools/pgtap/real-server";
import { fillDatabase } from "./admin/fill-database";
import {
  findSequentialScans,
  judgeCost,
  judgeGrowth,
  worstOfEachPromise,
  type Verdict,
} from "./admin/growth";
import { measuredCalls, type MeasuredCall } from "./admin/measured-calls";
import { openVisit, type Visit } from "./admin/visit";
import { median } from "./judge";
import { storeRatios } from "./ratios";

const rounds = 75;
/** Slow calls need fewer runs to be distinguished. */
const roundsOfGrowing = 9;
/** A machine that was busy at one size and not at another is given another chance; what is slow stays slow. */
const tries = 3;
const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    plans: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const sizes = values.sizes.split(",").map(Number);

const tell = (line: string) => process.stdout.write(`${line}\n`);

// Checkpoints in between would be felt at one size alone.
const server = await startRealServer({ max_wal_size: "4GB" });
await server.owner.end();
/** As the superuser: auto_explain gives the plans to nobody else. */
const addressOf = (database: string) => server.superuserUrl.replace(/postgres$/, database);

/** Asks the same at each size in turn, so that a busy minute is busy for all. */
async function measureAtAllSizes(call: MeasuredCall) {
  const times = visits.map(() => [] as number[]);
  for (const visit of visits) for (let warm = 0; warm < 3; warm += 1) await visit.measure(call);
  for (let round = 0; round < (call.grows ? roundsOfGrowing : rounds); round += 1)
    for (const [index, visit] of visits.entries()) times[index]?.push(await visit.measure(call));
  const medians = visits.map(({ students }, index) => ({ students, ms: median(times[index] ?? []) }));
  return call.grows ? judgeCost(call.name, medians) : judgeGrowth(call.name, medians);
}

const keeper = postgres(addressOf("template1"), { max: 1 });
const visits: Visit[] = [];
const verdicts: Verdict[] = [];
let isGood = true;
try {
  for (const students of sizes) {
    const startedAt = performance.now();
    const address = addressOf(`students_${students}`);
    await keeper.unsafe(
      `create database students_${students} owner postgres template postgres strategy file_copy`,
    );
    const owner = postgres(address, { max: 1, onnotice: () => undefined });
    await fillDatabase(owner, students);
    await owner.end();
    visits.push(await openVisit(address, students));
    tell(`${students} students, filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }

  tell(
    `\nMedians of ${rounds}, or ${roundsOfGrowing} of what grows with what it finds, ${sizes.join(", ")} students, taken in turn:\n`,
  );
  for (const call of measuredCalls) {
    let verdict = await measureAtAllSizes(call);
    for (let tried = 1; tried < tries && !verdict.isGood; tried += 1) verdict = await measureAtAllSizes(call);
    tell(verdict.line);
    verdicts.push(verdict);
    isGood &&= verdict.isGood;
  }

  if (sizes.includes(1_000_000)) storeRatios("admin", worstOfEachPromise(verdicts));

  const largest = visits.at(-1);
  for (const call of largest ? measuredCalls : []) {
    const plan = (await largest?.explain(call)) ?? "";
    if (values.plans) tell(`\n── ${call.name} ──\n${plan}`);
    const scanned = call.grows ? [] : findSequentialScans(plan, largest?.rowCounts ?? new Map());
    for (const table of scanned) tell(`A SEQUENTIAL SCAN of ${table} in: ${call.name}`);
    isGood &&= scanned.length === 0 && plan !== "";
  }
} finally {
  for (const visit of visits) await visit.end();
  await keeper.end();
  await server.stop();
}
tell(isGood ? "\nEvery request is as quick as it must be." : "\nSome requests are too slow.");
process.exitCode = isGood ? 0 : 1;
