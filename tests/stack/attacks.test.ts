import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask, type Answer } from "./ask";
import { assertSoundMoney, openDatabase, openRegistration, readDigests } from "./database";
import { classFive, exams, pricePaise } from "./exams";
import { type CheckoutFields, type Family, meetFamily, orderOf, registerFamily } from "./family";
import { payAtGateway, readGateway } from "./gateway";

const { apiUrl, databaseUrl, inboxUrl, keySecret, publishableKey, sandboxUrl, secretKey, webhookSecret } =
  inject("stack");
const server = { apiUrl, publishableKey };
const sql = openDatabase(databaseUrl, 4);

/** Has an order (confirmed), a payment that is not confirmed yet, a mock test and a cart. */
let victim: Family;
let victimsPayment: CheckoutFields;
let victimsUnconfirmed: CheckoutFields;
let victimsOrderId: string;
/** A student like any other, with an open order of their own. */
let attacker: Family;
let attackersOrderId: string;
let closeRegistration: () => Promise<void>;

beforeAll(async () => {
  closeRegistration = await openRegistration(sql);
  victim = await registerFamily(server);
  await victim.saveMockTest(exams.maths, new Date().toISOString());
  victimsPayment = await payAtGateway(sandboxUrl, orderOf(await victim.createOrder([exams.maths])).id);
  await victim.call("confirm-payment", victimsPayment);
  const [order] = await sql`select id from public.orders where student_id = ${victim.id}`;
  victimsOrderId = String(order?.["id"]);
  victimsUnconfirmed = await payAtGateway(sandboxUrl, orderOf(await victim.createOrder([exams.science])).id);
  await victim.tables
    .from("current_cart_snapshot")
    .insert({ student_id: victim.id, email: victim.email, cart_items: [exams.english] })
    .throwOnError();
  attacker = await registerFamily(server);
  attackersOrderId = orderOf(await attacker.createOrder([exams.maths])).id;
});

afterAll(async () => {
  await closeRegistration();
  await assertSoundMoney(sql);
  await sql.end();
});

/** Everything anybody knows: all tables with the accounts, the gateway's books, the inbox. */
async function readWorld() {
  const [tables, gateway, inbox] = await Promise.all([
    readDigests(sql),
    readGateway(sandboxUrl),
    ask(`${inboxUrl}/api/v1/messages?limit=10000`),
  ]);
  return { tables, gateway, inbox };
}

/** Makes the attempt and returns its answer, having seen that nothing at all has changed in the world. */
async function attempt(attack: () => Promise<Answer>): Promise<Answer> {
  const before = await readWorld();
  const answer = await attack();
  expect(await readWorld(), `the world after ${JSON.stringify(answer)}`).toEqual(before);
  return answer;
}

function refusal(status: number, code: string) {
  return { status, body: { error: expect.objectContaining({ code, message: expect.any(String) }) } };
}

/** What the database's API says when nobody granted that. */
function denied(thing: string, status = 403) {
  return { status, body: expect.objectContaining({ code: "42501", message: `permission denied for ${thing}` }) };
}

const rowPolicy = {
  status: 403,
  body: expect.objectContaining({ code: "42501", message: expect.stringContaining("row-level security policy") }),
};

function asVisitor(method: string, path: string, body?: unknown, key = publishableKey) {
  return ask(`${apiUrl}/${path}`, { method, headers: { apikey: key }, body });
}

describe("a tampered price", () => {
  it.each([
    ["one rupee for an exam of 250", 100, [exams.maths], pricePaise],
    ["the price of one exam for two", pricePaise, [exams.english, exams.science], 2 * pricePaise],
    ["too much", pricePaise + 1, [exams.english], pricePaise],
  ])("in create-order (%s) gets no gateway order", async (_title, amount, items, total) => {
    const answer = await attempt(() => victimOrAttacker().call("create-order", { amount, items, key: randomUUID() }));
    expect(answer).toEqual({
      status: 409,
      body: { error: { code: "PRICE_CHANGED", message: expect.any(String), amount: total } },
    });
  });

  it.each([
    ["nothing", 0],
    ["less than nothing", -pricePaise],
    ["half a paisa", 0.5],
    ["text", "25000"],
  ])("in create-order (%s) is not even compared", async (_title, amount) => {
    const body = { amount, items: [exams.maths], key: randomUUID() };
    const answer = await attempt(() => attacker.call("create-order", body));
    expect(answer).toEqual(refusal(400, "BAD_REQUEST"));
  });

  it("in the catalogue itself is refused to students and visitors", async () => {
    const path = `subjects?id=eq.${exams.maths}`;
    const body = { price_paise: 100 };
    expect(await attempt(() => attacker.rest("PATCH", path, body))).toEqual(denied("table subjects"));
    expect(await attempt(() => asVisitor("PATCH", `rest/v1/${path}`, body))).toEqual(
      denied("table subjects", 401),
    );
  });

  /** The attacker has few presses per minute, so the others take turns. */
  function victimOrAttacker() {
    return attacker;
  }
});
