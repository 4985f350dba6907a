import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allAttacks } from "./attacks/all-attacks";
import { capAttacks } from "./attacks/caps";
import type { TestDatabases } from "../harness/test-databases";
import { coveredGuards } from "./covered-guards";
import type { Guard } from "../harness/guards/guard";
import { findMoneyArea } from "../harness/guards/area";
import { listGuards } from "../harness/guards/list-guards";
import { removeGuards } from "../harness/guards/remove-guards";
import { tryGuards } from "../harness/guards/try-guards";
import { openMoneyDatabases } from "./open-databases";

let databases: TestDatabases;
let guards: Guard[];

beforeAll(async () => {
  databases = await openMoneyDatabases();
  const database = await databases.open("listed");
  guards = await listGuards(database.owner, await findMoneyArea());
  await database.close();
}, 60_000);

afterAll(async () => databases.close());

/** Removes some guards in turn and runs some attacks; returns the attack that succeeds without each guard, by the guard's name. */
async function findBreaches(
  someGuards: Guard[],
  attackNames: string[],
): Promise<Record<string, string | undefined>> {
  const attacks = allAttacks.filter(({ name }) => attackNames.includes(name));
  const trials = await tryGuards(databases, someGuards, attacks, {}, () => undefined);
  return Object.fromEntries(trials.map(({ guard, breach }) => [guard.name, breach?.attack.name]));
}

describe("listGuards", () => {
  test.each([
    ["payment_intents: payment_intents_one_live", "unique index"],
    ["orders: orders_payment_id_key", "unique"],
    ["orders: orders_payment_id_razorpay_order_id_amount_paise_fkey", "foreign key"],
    ["orders: orders_sum", "trigger"],
    ["orders: orders_amount_not_null", "not null"],
    ["enrolments: enrolments_pkey", "primary key"],
    ["lock_student: advisory lock (1)", "lock"],
    ["record_capture: for update (2)", "lock"],
    ["claim_outbox: skip locked (1)", "lock"],
    ["exam_starts: exam_starts_2_cap", "trigger"],
    ["whatsapp_clicks: whatsapp_clicks_cap", "trigger"],
    ["cap_telemetry: rate limit (1)", "cap"],
    ["cap_telemetry: rate limit (2)", "cap"],
    ["cap_mock_tests: rate limit (1)", "cap"],
    ["cap_mock_tests: cap of rows (1)", "cap"],
    ["cap_mock_tests: cap of age (1)", "cap"],
    ["set_consent: rate limit (1)", "cap"],
    ["open_draft: cap of rows (1)", "cap"],
    ["open_draft: cap of rows (2)", "cap"],
  ])("finds the guard %s", (name, kind) => {
    expect(guards.find((guard) => guard.name === name)?.kind).toBe(kind);
  });

  test("gives no two guards the same name", () => {
    expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
  });

  test("finds every covered guard and the guards that cover it", () => {
    const guardNames = [
      Object.keys(coveredGuards),
      ...Object.values(coveredGuards).map(({ by }) => by),
    ].flat();
    expect(guardNames.filter((name) => guards.every((guard) => guard.name !== name))).toEqual([]);
    expect(Object.values(coveredGuards).filter(({ by, why }) => by.length === 0 || why === "")).toEqual([]);
  });
});

describe("tryGuards", () => {
  test("finds the attack that succeeds without each guard", async () => {
    const expected = {
      "orders: orders_sum": "an order without items",
      "anonymise_student: the student's lock (1)":
        "requesting a refund while the account is being deleted in Supabase's console",
      "users: users_anonymise_deleted":
        "requesting a refund while the account is being deleted in Supabase's console",
      "users: users_follow_address":
        "a students row that keeps the old email after the login's email changed",
      "claim_outbox: skip locked (1)": "claiming a message in two workers at the same time",
      "begin_payment: for share (2)": "changing a price while the cart is being created",
      "orders: orders_currency_check": "an order in dollars",
    };
    const someGuards = guards.filter(({ name }) => Object.hasOwn(expected, name));

    expect(await findBreaches(someGuards, Object.values(expected))).toEqual(expected);
  });

  test("finds an attack for every cap on writes", async () => {
    const caps = guards.filter(({ name, kind }) => kind === "cap" || name.endsWith("_cap"));

    const breaches = await findBreaches(
      caps.filter(({ target }) => target !== "consume_rate_limit"),
      capAttacks.map(({ name }) => name),
    );

    expect(Object.keys(breaches).length).toBeGreaterThanOrEqual(11);
    expect(Object.entries(breaches).filter(([, attack]) => attack === undefined)).toEqual([]);
  });

  test("finds no attack that succeeds without an index that guards nothing", async () => {
    const index: Guard = {
      name: "index",
      target: "orders",
      kind: "index",
      remove: "drop index public.orders_class",
      restore: null,
    };

    expect(await findBreaches([index], ["an order without items", "a second order for one payment"])).toEqual(
      {
        index: undefined,
      },
    );
  });

  test("starts each trial with every other guard in place", async () => {
    const someGuards = guards.filter(({ name }) => name === "orders: orders_sum");

    expect(await findBreaches(someGuards, ["an order in dollars"])).toEqual({
      "orders: orders_sum": undefined,
    });
  });
});

test(
  "every constraint, lock, cap and trigger of the money flow is needed",
  async () => {
    const result = await removeGuards({
      open: openMoneyDatabases,
      listGuards: async ({ owner }) => listGuards(owner, await findMoneyArea()),
      attacks: allAttacks,
      covered: coveredGuards,
    });
    expect(result).toEqual({ attacksThatSucceed: [], needlessGuards: [] });
  },
  30 * 60_000,
);
