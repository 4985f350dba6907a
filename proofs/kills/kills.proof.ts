import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginCheckout, type FamilyCheckout, type Step, steps } from "./family-checkout";
import { listViolations, openDatabase, openRegistration } from "../../tests/stack/database";
import { readGateway } from "../../tests/stack/gateway";
import { readMails } from "../../tests/stack/inbox";
import { killWholeStack } from "./kill-stack";
import { compileStack } from "../../tests/stack/stack-program";
import { chooseTestEnvironment, programVariable, startTestStack } from "../../tests/stack/test-stack";

const killCount = Number(process.env.OLYMPEAK_KILLS ?? 20);
const seed = Number(process.env.OLYMPEAK_KILLS_SEED ?? Date.now() % 1_000_000);
const minuteMs = 60_000;
const waitOptions = { timeout: minuteMs, interval: 100 };

/** When the stack is killed: during a step of the first family, after a percentage of the time that the step usually takes. */
type KillTime = { step: Step; percent: number; webhook: boolean };

/**
 * Chooses every step equally often, with a random time from its beginning to a little after its end. The last step comes first,
 * because an interrupted payment is checked with the gateway only within a minute, which passes during the other steps.
 */
function chooseKillTimes(): (readonly [string, KillTime])[] {
  const point = fc.record({ percent: fc.noBias(fc.integer({ min: 0, max: 130 })), webhook: fc.boolean() });
  return fc.sample(point, { numRuns: killCount, seed }).map(({ percent, webhook }, index) => {
    const step = steps[steps.length - 1 - Math.floor((index * steps.length) / killCount)] ?? steps[0];
    const title = `kill ${index + 1}, while a family ${step} (at ${percent}%), loses nothing`;
    return [title, { step, percent, webhook }] as const;
  });
}

let environment: Record<string, string>;
let stack: Awaited<ReturnType<typeof startTestStack>>;
/** The time that each step takes on this machine, in milliseconds. It only decides when in a step the kill happens. */
const usualMs = new Map<Step, number>();
const checkouts: FamilyCheckout[] = [];

async function queryDatabase<T>(query: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = openDatabase(stack.settings.databaseUrl);
  try {
    return await query(sql);
  } finally {
    await sql.end();
  }
}

/** Creates three families that start at the same time. The first family's steps decide when the kill happens; the other families can be at any step. */
function beginThreeCheckouts(webhook: boolean): [FamilyCheckout, ...FamilyCheckout[]] {
  const begin = () => beginCheckout(stack.settings, webhook);
  const newCheckouts: [FamilyCheckout, ...FamilyCheckout[]] = [begin(), begin(), begin()];
  checkouts.push(...newCheckouts);
  return newCheckouts;
}

/** Takes all steps and measures each one. */
async function measureSteps(checkout: FamilyCheckout): Promise<void> {
  let currentStep: { step: Step; startedAt: number } | undefined;
  const recordTime = () =>
    currentStep && usualMs.set(currentStep.step, performance.now() - currentStep.startedAt);
  await checkout.takeAllSteps((step) => {
    recordTime();
    currentStep = { step, startedAt: performance.now() };
  });
  recordTime();
}

beforeAll(async () => {
  process.stdout.write(`Settings of this run: OLYMPEAK_KILLS=${killCount} OLYMPEAK_KILLS_SEED=${seed}\n`);
  process.env[programVariable] = await compileStack();
  environment = await chooseTestEnvironment({ OLYMPEAK_JOBS_EVERY_MS: "500" });
  stack = await startTestStack(environment);
  await queryDatabase(openRegistration);
  await beginCheckout(stack.settings, true).takeAllSteps();
  const [firstCheckout, ...otherCheckouts] = beginThreeCheckouts(true);
  await Promise.all([
    measureSteps(firstCheckout),
    ...otherCheckouts.map((checkout) => checkout.takeAllSteps()),
  ]);
}, 2 * minuteMs);

afterAll(async () => {
  await stack.stop();
  stack.removeData();
});

/**
 * Lets the families take their steps, and kills the stack at the given time of the first family's checkout. Rethrows errors from
 * before the kill. Returns the names of the killed processes.
 */
async function runUntilKilled(
  [firstCheckout, ...otherCheckouts]: [FamilyCheckout, ...FamilyCheckout[]],
  { step, percent }: KillTime,
): Promise<string[]> {
  let isKilled = false;
  let reportStepStarted = () => undefined as void;
  const stepStarted = new Promise<void>((resolve) => (reportStepStarted = resolve));
  const ignoreAfterKill = (error: unknown) => {
    if (!isKilled) throw error;
  };
  const allCheckouts = Promise.all([
    firstCheckout
      .takeAllSteps((startedStep) => startedStep === step && reportStepStarted())
      .catch(ignoreAfterKill),
    ...otherCheckouts.map((checkout) => checkout.takeAllSteps().catch(ignoreAfterKill)),
  ]);
  await Promise.race([stepStarted, allCheckouts]);
  // This pause does not wait for anything; it makes the time of the kill random.
  await pause((percent / 100) * (usualMs.get(step) ?? 0));
  isKilled = true;
  const killedNames = await killWholeStack(stack.settings.dataFolder);
  await allCheckouts;
  return killedNames;
}

/** Lists payments that the gateway has captured and that have no order in the database. */
async function listPaymentsWithoutOrder() {
  const { payments } = await readGateway(stack.settings.sandboxUrl);
  const capturedIds = payments.filter(({ status }) => status === "captured").map(({ id }) => id);
  const orders = await queryDatabase((sql) => sql`select payment_id from public.orders`);
  const paymentIdsOfOrders = new Set(orders.map((order) => order["payment_id"]));
  return capturedIds.filter((id) => !paymentIdsOfOrders.has(id));
}

/** Counts how often a message of this kind was claimed for sending, by email address. */
async function countAttempts(kind: string): Promise<Map<string, number>> {
  const rows = await queryDatabase(
    (sql) => sql<{ email: string; attempts: number }[]>`
      select s.email, o.attempts from private.outbox as o join public.students as s on s.id = o.student_id
      where o.kind = ${kind}`,
  );
  return new Map(rows.map(({ email, attempts }) => [email, attempts]));
}

describe(`${killCount} kills of the whole stack (OLYMPEAK_KILLS_SEED=${seed})`, () => {
  it.each(chooseKillTimes())(
    "%s",
    async (_title, killTime) => {
      const currentCheckouts = beginThreeCheckouts(killTime.webhook);
      const killedNames = await runUntilKilled(currentCheckouts, killTime);
      expect(killedNames).toEqual(expect.arrayContaining(["deno", "postgres"]));
      expect(killedNames.length, "processes of the stack").toBeGreaterThanOrEqual(8);

      const acknowledged = currentCheckouts.map((checkout) => checkout.getAcknowledgedData());
      stack = await startTestStack(environment);
      expect(await Promise.all(currentCheckouts.map((checkout) => checkout.readData()))).toMatchObject(
        acknowledged,
      );
      await expect.poll(listPaymentsWithoutOrder, waitOptions).toEqual([]);
      expect(await queryDatabase(listViolations)).toEqual([]);
    },
    3 * minuteMs,
  );

  it(
    "let every family finish its checkout with exactly one order",
    async () => {
      await Promise.all(checkouts.map((checkout) => checkout.resume()));
      for (const checkout of checkouts) {
        const data = await checkout.readData();
        expect(data).toMatchObject(checkout.getAcknowledgedData());
        expect(data).toMatchObject({ student: expect.anything(), mockTests: [{ score: 70 }], orders: [{}] });
      }
      await expect.poll(listPaymentsWithoutOrder, waitOptions).toEqual([]);
      expect(await queryDatabase(listViolations)).toEqual([]);
    },
    5 * minuteMs,
  );

  it.each(["welcome_email", "purchase_email"])(
    "lose no %s, and repeat one only if a kill interrupted its sending",
    async (kind) => {
      const countMails = async ({ family }: FamilyCheckout) =>
        (await readMails(stack.settings.inboxUrl, family.email, kind)).length;
      const counts = () => Promise.all(checkouts.map(countMails));
      // A message that was being sent at a kill is locked for a minute.
      await expect.poll(counts, { timeout: 2 * minuteMs, interval: 500 }).not.toContain(0);
      const attempts = await countAttempts(kind);
      const mails = await counts();
      const unexplained = checkouts.filter(
        ({ family }, index) => (mails[index] ?? 0) > (attempts.get(family.email) ?? 0),
      );
      expect(unexplained.map(({ family }) => family.email)).toEqual([]);
    },
    3 * minuteMs,
  );
});
