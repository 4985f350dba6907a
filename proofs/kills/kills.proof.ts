import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginCheckout, type CheckoutWalk, type Step, steps } from "./checkout-walk";
import { listViolations, openDatabase, openRegistration } from "../../tests/stack/database";
import { readGateway } from "../../tests/stack/gateway";
import { readMails } from "../../tests/stack/inbox";
import { killWholeStack } from "./kill-stack";
import { compileStack } from "../../tests/stack/stack-program";
import { chooseTestEnvironment, programVariable, startTestStack } from "../../tests/stack/test-stack";

const kills = Number(process.env.OLYMPEAK_KILLS ?? 20);
const seed = Number(process.env.OLYMPEAK_KILLS_SEED ?? Date.now() % 1_000_000);
const minuteMs = 60_000;
const patience = { timeout: minuteMs, interval: 100 };

/** When the stack is killed: while a family does this step, after so much of the time it usually takes. */
type Moment = { step: Step; percent: number; webhook: boolean };

/**
 * Every step as often as the others, at a random point from its beginning to a little beyond its end. The last step first:
 * whose payment was cut off is asked about within a minute, which passes while the other steps are tried.
 */
function chooseMoments(): (readonly [string, Moment])[] {
  const point = fc.record({ percent: fc.noBias(fc.integer({ min: 0, max: 130 })), webhook: fc.boolean() });
  return fc.sample(point, { numRuns: kills, seed }).map(({ percent, webhook }, index) => {
    const step = steps[steps.length - 1 - Math.floor((index * steps.length) / kills)] ?? steps[0];
    const title = `no. ${index + 1}, when a family ${step} (${percent} % of it), lose nothing`;
    return [title, { step, percent, webhook }] as const;
  });
}

let environment: Record<string, string>;
let stack: Awaited<ReturnType<typeof startTestStack>>;
/** How long each step takes on this machine, in milliseconds. It decides only where in a step the kill comes. */
const usualMs = new Map<Step, number>();
const walks: CheckoutWalk[] = [];

async function withDatabase<T>(ask: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = openDatabase(stack.settings.databaseUrl);
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

/** Families that begin their checkouts at the same moment; the kill looks at the first, and hits the others anywhere. */
function meetThree(webhook: boolean): [CheckoutWalk, ...CheckoutWalk[]] {
  const begin = () => beginCheckout(stack.settings, webhook);
  const met: [CheckoutWalk, ...CheckoutWalk[]] = [begin(), begin(), begin()];
  walks.push(...met);
  return met;
}

/** A checkout with a clock beside it. */
async function measureSteps(walk: CheckoutWalk): Promise<void> {
  let begun: { step: Step; at: number } | undefined;
  const finish = () => begun && usualMs.set(begun.step, performance.now() - begun.at);
  await walk.walk((step) => {
    finish();
    begun = { step, at: performance.now() };
  });
  finish();
}

beforeAll(async () => {
  process.stdout.write(`Kills of this run: OLYMPEAK_KILLS=${kills} OLYMPEAK_KILLS_SEED=${seed}\n`);
  process.env[programVariable] = await compileStack();
  environment = await chooseTestEnvironment({ OLYMPEAK_JOBS_EVERY_MS: "500" });
  stack = await startTestStack(environment);
  await withDatabase(openRegistration);
  await beginCheckout(stack.settings, true).walk();
  const [first, ...others] = meetThree(true);
  await Promise.all([measureSteps(first), ...others.map((walk) => walk.walk())]);
}, 2 * minuteMs);

afterAll(async () => {
  await stack.stop();
  stack.removeData();
});

/**
 * The families walk until the stack is killed at that moment of the first. Anything that fails before the kill is a failure
 * of the stack. Returns the names of the killed processes.
 */
async function walkUntilKilled(
  [first, ...others]: [CheckoutWalk, ...CheckoutWalk[]],
  { step, percent }: Moment,
): Promise<string[]> {
  let isKilled = false;
  let reach = () => undefined as void;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const forgiveAfterKill = (error: unknown) => {
    if (!isKilled) throw error;
  };
  const walking = Promise.all([
    first.walk((begun) => begun === step && reach()).catch(forgiveAfterKill),
    ...others.map((walk) => walk.walk().catch(forgiveAfterKill)),
  ]);
  await Promise.race([reached, walking]);
  // Nothing is waited for here: this is the random moment.
  await pause((percent / 100) * (usualMs.get(step) ?? 0));
  isKilled = true;
  const killed = await killWholeStack(stack.settings.dataFolder);
  await walking;
  return killed;
}

/** Captured at the gateway, but not an order here. */
async function listPaymentsWithoutOrder() {
  const { payments } = await readGateway(stack.settings.sandboxUrl);
  const captured = payments.filter(({ status }) => status === "captured").map(({ id }) => id);
  const orders = await withDatabase((sql) => sql`select payment_id from public.orders`);
  const known = new Set(orders.map((order) => order["payment_id"]));
  return captured.filter((id) => !known.has(id));
}

/** How often a message of that kind was claimed for sending, by the address it goes to. */
async function countAttempts(kind: string): Promise<Map<string, number>> {
  const rows = await withDatabase(
    (sql) => sql<{ email: string; attempts: number }[]>`
      select s.email, o.attempts from private.outbox as o join public.students as s on s.id = o.student_id
      where o.kind = ${kind}`,
  );
  return new Map(rows.map(({ email, attempts }) => [email, attempts]));
}

describe(`${kills} kills of the whole stack (OLYMPEAK_KILLS_SEED=${seed})`, () => {
  it.each(chooseMoments())(
    "%s",
    async (_title, moment) => {
      const met = meetThree(moment.webhook);
      const killed = await walkUntilKilled(met, moment);
      expect(killed).toEqual(expect.arrayContaining(["deno", "postgres"]));
      expect(killed.length, "processes of the stack").toBeGreaterThanOrEqual(8);

      const acknowledged = met.map((walk) => walk.acknowledged());
      stack = await startTestStack(environment);
      expect(await Promise.all(met.map((walk) => walk.look()))).toMatchObject(acknowledged);
      await expect.poll(listPaymentsWithoutOrder, patience).toEqual([]);
      expect(await withDatabase(listViolations)).toEqual([]);
    },
    3 * minuteMs,
  );

  it(
    "leave every family free to finish its checkout, with one order each",
    async () => {
      await Promise.all(walks.map((walk) => walk.resume()));
      for (const walk of walks) {
        const found = await walk.look();
        expect(found).toMatchObject(walk.acknowledged());
        expect(found).toMatchObject({ student: expect.anything(), mockTests: [{ score: 70 }], orders: [{}] });
      }
      await expect.poll(listPaymentsWithoutOrder, patience).toEqual([]);
      expect(await withDatabase(listViolations)).toEqual([]);
    },
    5 * minuteMs,
  );

  it.each(["welcome_email", "purchase_email"])(
    "cost nobody the %s, and repeat it only where a kill cut off an attempt",
    async (kind) => {
      const countMails = async ({ family }: CheckoutWalk) =>
        (await readMails(stack.settings.inboxUrl, family.email, kind)).length;
      const counts = () => Promise.all(walks.map(countMails));
      // A message that was being sent at a kill is locked for a minute.
      await expect.poll(counts, { timeout: 2 * minuteMs, interval: 500 }).not.toContain(0);
      const attempts = await countAttempts(kind);
      const mails = await counts();
      const unexplained = walks.filter(
        ({ family }, index) => (mails[index] ?? 0) > (attempts.get(family.email) ?? 0),
      );
      expect(unexplained.map(({ family }) => family.email)).toEqual([]);
    },
    3 * minuteMs,
  );
});
