/**
 * `npm run bench:opening`: families who register, open a checkout, pay and are enrolled by the gateway's webhook, eight at a
 * time, against a stack of its own. It says what one family costs and what one core carries; docs/operations.md calculates
 * from that. Families and seconds are bounded: `npm run bench:opening -- --families 400 --seconds 300`.
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../tests/stack/ask";
import { assertSoundMoney, openDatabase, openRegistration } from "../../tests/stack/database";
import { exams } from "../../tests/stack/exams";
import { orderOf, registerFamily } from "../../tests/stack/family";
import { payAtGateway, readGateway } from "../../tests/stack/gateway";
import { readProcessorTimes } from "./processor-times";
import { chooseTestEnvironment, startTestStack } from "../../tests/stack/test-stack";

const { values } = parseArgs({
  options: {
    families: { type: "string", default: "200" },
    seconds: { type: "string", default: "240" },
  },
});
const families = Math.min(Number(values.families), 2_000);
const seconds = Math.min(Number(values.seconds), 900);
const atATime = 8;
/** How long a family may wait for its exam, and how often it looks, in milliseconds. */
const timeoutMs = 60_000;
const lookEveryMs = 250;

const tell = (line: string) => process.stdout.write(`${line}\n`);
const ascending = (a: number, b: number) => a - b;

/** @returns the value below which this share of them lies; NaN of none */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const stack = await startTestStack(await chooseTestEnvironment());
const { settings } = stack;
const sql = openDatabase(settings.databaseUrl, 2);

/** How many transactions the database has ended, and how many messages wait or have left. */
async function readCounters(): Promise<{ transactions: number; messages: number }> {
  await sql`select pg_stat_force_next_flush()`;
  const [row] = await sql`
    select (xact_commit + xact_rollback)::integer as transactions,
      (select count(*)::integer from private.outbox) as messages
    from pg_stat_database where datname = current_database()`;
  return { transactions: Number(row?.transactions), messages: Number(row?.messages) };
}

/** The times of one family in milliseconds; it throws when it is not enrolled in the end. */
async function takePart(): Promise<{ register: number; order: number; enrolled: number }> {
  const startedAt = performance.now();
  const family = await registerFamily(settings);
  const registeredAt = performance.now();
  const order = orderOf(await family.createOrder([exams.maths]));
  const orderedAt = performance.now();
  await payAtGateway(settings.sandboxUrl, order.id, { webhook: true });
  const paidAt = performance.now();
  for (;;) {
    const { data } = await family.tables.from("enrolments").select("exam_id").throwOnError();
    const now = performance.now();
    if (data.length > 0)
      return { register: registeredAt - startedAt, order: orderedAt - registeredAt, enrolled: now - paidAt };
    if (now - paidAt > timeoutMs) throw new Error("Paid, and not enrolled within a minute.");
    await pause(lookEveryMs);
  }
}

const done: Awaited<ReturnType<typeof takePart>>[] = [];
const failures: unknown[] = [];
let begun = 0;

async function work(endsAt: number): Promise<void> {
  while (begun < families && performance.now() < endsAt) {
    begun += 1;
    await takePart().then(
      (times) => done.push(times),
      (error: unknown) => failures.push(error),
    );
  }
}

try {
  await openRegistration(sql);
  // The first of everything compiles and connects: it is nobody's cost.
  await takePart();
  const [before, processorBefore] = [await readCounters(), readProcessorTimes(stack.pid)];
  const { length: deliveriesBefore } = (await readGateway(settings.sandboxUrl)).deliveries;
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: atATime }, () => work(startedAt + seconds * 1000)));
  const tookSeconds = (performance.now() - startedAt) / 1000;
  const [after, processorAfter] = [await readCounters(), readProcessorTimes(stack.pid)];
  const { length: deliveriesAfter } = (await readGateway(settings.sandboxUrl)).deliveries;
  await assertSoundMoney(sql);

  const each = (total: number) => total / done.length;
  tell(
    `${done.length} of ${begun} families enrolled in ${tookSeconds.toFixed(0)} s, ${atATime} at a time: ${Math.round((done.length / tookSeconds) * 3600)} an hour.`,
  );
  tell(
    `The machine has ${cpus().length} cores and a load of ${loadavg()[0]?.toFixed(1)}, including this benchmark and everything else on it.`,
  );
  for (const [step, name] of [
    ["register", "registers, with row and profile"],
    ["order", "opens the checkout"],
    ["enrolled", "is enrolled by the webhook"],
  ] as const) {
    const times = done.map((family) => family[step]).toSorted(ascending);
    tell(
      `  ${name.padEnd(32)} median ${quantile(times, 0.5).toFixed(0)} ms, 19 of 20 within ${quantile(times, 0.95).toFixed(0)} ms`,
    );
  }
  tell("One family:");
  tell(
    `  ${each(after.transactions - before.transactions).toFixed(1)} transactions, its looking for the exam included`,
  );
  tell(`  ${each(deliveriesAfter - deliveriesBefore).toFixed(1)} webhooks, and 1 call of create-order`);
  tell(`  ${each(after.messages - before.messages).toFixed(1)} messages for the outbox`);
  let total = 0;
  for (const [part, ms] of Object.entries(processorAfter)) {
    const cost = each(ms - (processorBefore[part] ?? 0));
    total += cost;
    tell(`  ${cost.toFixed(0).padStart(4)} ms of a core in ${part}`);
  }
  tell(
    `One core carries ${Math.round(3_600_000 / total)} families an hour, sandbox, inbox and the local API included.`,
  );
  const jobsStartedAt = performance.now();
  const jobs = await ask(`${settings.apiUrl}/functions/v1/background-jobs`, {
    method: "POST",
    headers: { authorization: `Bearer ${settings.cronSecret}` },
    body: {},
  });
  const jobsSeconds = (performance.now() - jobsStartedAt) / 1000;
  tell(`One run of the jobs took ${jobsSeconds.toFixed(1)} s: ${JSON.stringify(jobs.body)}`);
  const [outbox] = await sql`
    select count(*)::integer as messages, count(*) filter (where status = 'pending')::integer as waiting
    from private.outbox`;
  tell(`Of ${outbox?.messages} messages ${outbox?.waiting} still wait.`);
  for (const failure of failures) tell(`FAILED: ${String(failure)}`);
  if (failures.length > 0 || done.length === 0) process.exitCode = 1;
} finally {
  await sql.end();
  await stack.stop();
  stack.removeData();
}
