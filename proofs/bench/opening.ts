/**
 * `npm run bench:opening`: families register, open a checkout, pay and are enrolled by the gateway's webhook, eight at a time, on
 * its own stack. It prints the cost of one family and the number of families that one core can serve; docs/operations.md uses
 * these numbers. Families and seconds are limited: `npm run bench:opening -- --families 400 --seconds 300`.
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "../../tests/stack/send-request";
import { assertPaymentInvariants, openDatabase, openRegistration } from "../../tests/stack/database";
import { exams } from "../../tests/stack/exams";
import { parseOrder, registerFamily } from "../../tests/stack/family";
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
const parallelFamilies = 8;
/** The maximum time that a family waits for its enrolment, and the interval of its checks, in milliseconds. */
const timeoutMs = 60_000;
const checkIntervalMs = 250;

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const ascending = (a: number, b: number) => a - b;

/** @returns the value at this quantile (0 to 1), or NaN without values */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const stack = await startTestStack(await chooseTestEnvironment());
const { settings } = stack;
const sql = openDatabase(settings.databaseUrl, 2);

/** Reads the number of ended transactions and of messages in the outbox. */
async function readCounters(): Promise<{ transactions: number; messages: number }> {
  await sql`select pg_stat_force_next_flush()`;
  const [row] = await sql`
    select (xact_commit + xact_rollback)::integer as transactions,
      (select count(*)::integer from private.outbox) as messages
    from pg_stat_database where datname = current_database()`;
  return { transactions: Number(row?.transactions), messages: Number(row?.messages) };
}

/** Registers a family, which buys an exam; returns the times of the three steps in milliseconds. Throws if it is not enrolled in time. */
async function enrolFamily(): Promise<{ register: number; order: number; enrolled: number }> {
  const startedAt = performance.now();
  const family = await registerFamily(settings);
  const registeredAt = performance.now();
  const order = parseOrder(await family.createOrder([exams.maths]));
  const orderedAt = performance.now();
  await payAtGateway(settings.sandboxUrl, order.id, { webhook: true });
  const paidAt = performance.now();
  for (;;) {
    const { data } = await family.client.from("enrolments").select("exam_id").throwOnError();
    const now = performance.now();
    if (data.length > 0)
      return { register: registeredAt - startedAt, order: orderedAt - registeredAt, enrolled: now - paidAt };
    if (now - paidAt > timeoutMs) throw new Error("Paid, and not enrolled within a minute.");
    await pause(checkIntervalMs);
  }
}

const enrolledFamilies: Awaited<ReturnType<typeof enrolFamily>>[] = [];
const failures: unknown[] = [];
let startedCount = 0;

async function enrolFamiliesUntil(endsAt: number): Promise<void> {
  while (startedCount < families && performance.now() < endsAt) {
    startedCount += 1;
    await enrolFamily().then(
      (times) => enrolledFamilies.push(times),
      (error: unknown) => failures.push(error),
    );
  }
}

try {
  await openRegistration(sql);
  // The first family is not measured, because it includes compiling and connecting.
  await enrolFamily();
  const [countersBefore, processorBefore] = [await readCounters(), readProcessorTimes(stack.pid)];
  const { length: deliveriesBefore } = (await readGateway(settings.sandboxUrl)).deliveries;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: parallelFamilies }, () => enrolFamiliesUntil(startedAt + seconds * 1000)),
  );
  const tookSeconds = (performance.now() - startedAt) / 1000;
  const [countersAfter, processorAfter] = [await readCounters(), readProcessorTimes(stack.pid)];
  const { length: deliveriesAfter } = (await readGateway(settings.sandboxUrl)).deliveries;
  await assertPaymentInvariants(sql);

  const perFamily = (total: number) => total / enrolledFamilies.length;
  printLine(
    `${enrolledFamilies.length} of ${startedCount} families enrolled in ${tookSeconds.toFixed(0)} s, ${parallelFamilies} at a time: ${Math.round((enrolledFamilies.length / tookSeconds) * 3600)} an hour.`,
  );
  printLine(
    `The machine has ${cpus().length} cores and a load of ${loadavg()[0]?.toFixed(1)}, including this benchmark and everything else on it.`,
  );
  for (const [step, name] of [
    ["register", "registers, with row and profile"],
    ["order", "opens the checkout"],
    ["enrolled", "is enrolled by the webhook"],
  ] as const) {
    const times = enrolledFamilies.map((family) => family[step]).toSorted(ascending);
    printLine(
      `  ${name.padEnd(32)} median ${quantile(times, 0.5).toFixed(0)} ms, 19 of 20 within ${quantile(times, 0.95).toFixed(0)} ms`,
    );
  }
  printLine("One family:");
  printLine(
    `  ${perFamily(countersAfter.transactions - countersBefore.transactions).toFixed(1)} transactions, including its checks for the enrolment`,
  );
  printLine(
    `  ${perFamily(deliveriesAfter - deliveriesBefore).toFixed(1)} webhooks, and 1 call of create-order`,
  );
  printLine(
    `  ${perFamily(countersAfter.messages - countersBefore.messages).toFixed(1)} messages for the outbox`,
  );
  let total = 0;
  for (const [part, ms] of Object.entries(processorAfter)) {
    const cost = perFamily(ms - (processorBefore[part] ?? 0));
    total += cost;
    printLine(`  ${cost.toFixed(0).padStart(4)} ms of a core in ${part}`);
  }
  printLine(
    `One core serves ${Math.round(3_600_000 / total)} families an hour, sandbox, inbox and the local API included.`,
  );
  const jobsStartedAt = performance.now();
  const jobs = await sendRequest(`${settings.apiUrl}/functions/v1/background-jobs`, {
    method: "POST",
    headers: { authorization: `Bearer ${settings.cronSecret}` },
    body: {},
  });
  const jobsSeconds = (performance.now() - jobsStartedAt) / 1000;
  printLine(`One run of the jobs took ${jobsSeconds.toFixed(1)} s: ${JSON.stringify(jobs.body)}`);
  const [outbox] = await sql`
    select count(*)::integer as messages, count(*) filter (where status = 'pending')::integer as waiting
    from private.outbox`;
  printLine(`Of ${outbox?.messages} messages ${outbox?.waiting} still wait.`);
  for (const failure of failures) printLine(`FAILED: ${String(failure)}`);
  if (failures.length > 0 || enrolledFamilies.length === 0) process.exitCode = 1;
} finally {
  await sql.end();
  await stack.stop();
  stack.removeData();
}
