import { createHmac, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { projectFolder } from "../../tools/local/project-folder";
import { sendRequest, type Reply } from "./send-request";
import { waitUntilQuiet } from "./background";
import { assertPaymentInvariants, openDatabase, openRegistration, readDigests } from "./database";
import { classFive, exams, pricePaise } from "./exams";
import { type CheckoutFields, type Family, createFamily, parseOrder, registerFamily } from "./family";
import { payAtGateway, readGateway } from "./gateway";

const stack = inject("stack");
const { apiUrl, inboxUrl, keySecret, publishableKey, sandboxUrl, secretKey, webhookSecret } = stack;
const sql = openDatabase(stack.databaseUrl, 4);

/** A student with a confirmed order, a payment that is not confirmed yet, a mock test and a cart. */
let victim: Family;
let victimPayment: CheckoutFields;
let unconfirmedVictimPayment: CheckoutFields;
let victimOrderId: string;
/** Another student, with an open gateway order. */
let attacker: Family;
let attackerGatewayOrderId: string;
let restoreRegistration: () => Promise<void>;

beforeAll(async () => {
  await waitUntilQuiet(stack, sql);
  restoreRegistration = await openRegistration(sql);
  victim = await registerFamily(stack);
  await victim.saveMockTest(exams.maths, new Date().toISOString());
  victimPayment = await payAtGateway(sandboxUrl, parseOrder(await victim.createOrder([exams.maths])).id);
  await victim.call("confirm-payment", victimPayment);
  const [order] = await sql`select id from public.orders where student_id = ${victim.id}`;
  victimOrderId = String(order?.["id"]);
  unconfirmedVictimPayment = await payAtGateway(
    sandboxUrl,
    parseOrder(await victim.createOrder([exams.science])).id,
  );
  await victim.client
    .from("current_cart_snapshot")
    .insert({ student_id: victim.id, email: victim.email, cart_items: [exams.english] })
    .throwOnError();
  attacker = await registerFamily(stack);
  attackerGatewayOrderId = parseOrder(await attacker.createOrder([exams.maths])).id;
});

afterAll(async () => {
  await restoreRegistration();
  await assertPaymentInvariants(sql);
  await sql.end();
});

/** Reads everything that an attack could change: our tables, the accounts, the gateway's records, the inbox. */
async function readState() {
  const [tables, gateway, inbox] = await Promise.all([
    readDigests(sql),
    readGateway(sandboxUrl),
    sendRequest(`${inboxUrl}/api/v1/messages?limit=10000`),
  ]);
  return { tables, gateway, inbox };
}

/** Runs the attack, asserts that nothing has changed, and returns the reply. */
async function expectNoChange(attack: () => Promise<Reply>): Promise<Reply> {
  const stateBefore = await readState();
  const reply = await attack();
  expect(await readState(), `the state after ${JSON.stringify(reply)}`).toEqual(stateBefore);
  return reply;
}

/** Makes the reply of an edge function that refuses a call. */
function makeFunctionRefusal(status: number, code: string) {
  return { status, body: { error: expect.objectContaining({ code, message: expect.any(String) }) } };
}

/** Makes the reply of the REST API if the role has no grant. */
function makeGrantRefusal(object: string, status = 403) {
  return {
    status,
    body: expect.objectContaining({ code: "42501", message: `permission denied for ${object}` }),
  };
}

const rowPolicyRefusal = {
  status: 403,
  body: expect.objectContaining({
    code: "42501",
    message: expect.stringContaining("row-level security policy"),
  }),
};

/** Makes a request to the tables with a key and without a session. */
function requestWithKey(key: string, method: string, path: string, body?: unknown) {
  return sendRequest(`${apiUrl}/rest/v1/${path}`, { method, headers: { apikey: key }, body });
}

describe("a tampered price", () => {
  it.each([
    ["one rupee for an exam of 250", 100, [exams.english], pricePaise],
    ["the price of one exam for two", pricePaise, [exams.english, exams.science], 2 * pricePaise],
    ["one paisa too much", pricePaise + 1, [exams.english], pricePaise],
  ])("in create-order, such as %s, gets no gateway order", async (_title, amount, items, total) => {
    const body = { amount, items, key: randomUUID() };
    expect(await expectNoChange(() => attacker.call("create-order", body))).toEqual({
      status: 409,
      body: { error: { code: "PRICE_CHANGED", message: expect.any(String), amount: total } },
    });
  });

  it.each([
    ["nothing", 0, [exams.english]],
    ["less than nothing", -pricePaise, [exams.english]],
    ["half a paisa more", pricePaise + 0.5, [exams.english]],
    ["text", "25000", [exams.english]],
    ["no exam", pricePaise, []],
    ["one exam twice", 2 * pricePaise, [exams.english, exams.english]],
    ["a price in the item", 100, [{ id: exams.english, price: 1 }]],
  ])("in create-order, such as %s, is a bad request", async (_title, amount, items) => {
    const body = { amount, items, key: randomUUID() };
    expect(await expectNoChange(() => attacker.call("create-order", body))).toEqual(
      makeFunctionRefusal(400, "BAD_REQUEST"),
    );
  });

  it("cannot be written to the catalogue by a student, a visitor or the secret key", async () => {
    const path = `subjects?id=eq.${exams.english}`;
    const body = { price_paise: 100 };
    expect(await expectNoChange(() => attacker.rest("PATCH", path, body))).toEqual(
      makeGrantRefusal("table subjects"),
    );
    expect(await expectNoChange(() => requestWithKey(publishableKey, "PATCH", path, body))).toEqual(
      makeGrantRefusal("table subjects", 401),
    );
    expect(await expectNoChange(() => requestWithKey(secretKey, "PATCH", path, body))).toEqual(
      makeGrantRefusal("table subjects"),
    );
  });
});

const forgeries = [
  {
    table: "orders",
    makeRow: () => ({
      student_id: attacker.id,
      payment_id: "pay_forged00000001",
      razorpay_order_id: attackerGatewayOrderId,
      amount_paise: pricePaise,
      class_id: classFive,
    }),
  },
  {
    table: "order_items",
    makeRow: () => ({ order_id: victimOrderId, exam_id: exams.english, price_paise: pricePaise }),
  },
  {
    table: "enrolments",
    makeRow: () => ({ student_id: attacker.id, exam_id: exams.english, order_id: victimOrderId }),
  },
];

describe.each(forgeries)("a forged row in $table", ({ table, makeRow }) => {
  it("cannot be written by a student", async () => {
    expect(await expectNoChange(() => attacker.rest("POST", table, makeRow()))).toEqual(
      makeGrantRefusal(`table ${table}`),
    );
  });

  it("cannot be written by a visitor", async () => {
    expect(await expectNoChange(() => requestWithKey(publishableKey, "POST", table, makeRow()))).toEqual(
      makeGrantRefusal(`table ${table}`, 401),
    );
  });

  it("cannot be written even with the secret key", async () => {
    expect(await expectNoChange(() => requestWithKey(secretKey, "POST", table, makeRow()))).toEqual(
      makeGrantRefusal(`table ${table}`),
    );
  });
});

describe("another student's rows", () => {
  type RowAttack = {
    table: string;
    column: string;
    filter: () => string;
    patch: Record<string, unknown>;
    row: () => Record<string, unknown>;
    /** The reply to the update, if it is not a missing grant: a policy hides rows without an error. */
    updateReply?: () => unknown;
    /** The reply to the insert, if it is not a missing grant. */
    insertReply?: () => unknown;
  };
  const makeVictimFilter = () => `student_id=eq.${victim.id}`;
  const attacks: RowAttack[] = [
    {
      table: "students",
      column: "email",
      filter: () => `id=eq.${victim.id}`,
      patch: { name: "Mallory" },
      updateReply: () => ({ status: 204, body: null }),
      row: () => ({ id: randomUUID(), email: attacker.email, name: "Mallory" }),
      insertReply: () => rowPolicyRefusal,
    },
    {
      table: "mock_tests",
      column: "score",
      filter: makeVictimFilter,
      patch: { score: 0 },
      row: () => ({
        student_id: victim.id,
        class_id: classFive,
        subject_id: exams.maths,
        started_at: "2026-11-01T10:00:00Z",
        completed_at: "2026-11-01T10:10:00Z",
        score: 0,
      }),
      insertReply: () => rowPolicyRefusal,
    },
    {
      table: "orders",
      column: "payment_id",
      filter: makeVictimFilter,
      patch: { refund_status: "full" },
      row: () => ({ student_id: victim.id, payment_id: "pay_forged00000002", amount_paise: 100 }),
    },
    {
      table: "order_items",
      column: "exam_id",
      filter: () => `order_id=eq.${victimOrderId}`,
      patch: { price_paise: 100 },
      row: () => ({ order_id: victimOrderId, exam_id: exams.english, price_paise: 100 }),
    },
    {
      table: "enrolments",
      column: "exam_id",
      filter: makeVictimFilter,
      patch: { is_active: false },
      row: () => ({ student_id: victim.id, exam_id: exams.english, order_id: victimOrderId }),
    },
    {
      table: "current_cart_snapshot",
      column: "cart_items",
      filter: makeVictimFilter,
      patch: { cart_items: [exams.computer] },
      row: () => ({ student_id: victim.id, email: attacker.email, cart_items: [exams.computer] }),
      insertReply: () => rowPolicyRefusal,
    },
  ];

  describe.each(attacks)("in $table", ({ table, column, filter, patch, row, updateReply, insertReply }) => {
    it("can be read only by their owner", async () => {
      const path = `${table}?select=${column}&${filter()}`;
      expect(await expectNoChange(() => attacker.rest("GET", path))).toEqual({ status: 200, body: [] });
      expect(await expectNoChange(() => requestWithKey(publishableKey, "GET", path))).toEqual(
        makeGrantRefusal(`table ${table}`, 401),
      );
      const ownReply = await victim.rest("GET", path);
      expect(ownReply, "the owner's rows").toEqual({ status: 200, body: [{ [column]: expect.anything() }] });
    });

    it("cannot be changed by another student", async () => {
      const reply = await expectNoChange(() => attacker.rest("PATCH", `${table}?${filter()}`, patch));
      expect(reply).toEqual(updateReply?.() ?? makeGrantRefusal(`table ${table}`));
    });

    it("cannot be deleted by another student", async () => {
      const reply = await expectNoChange(() => attacker.rest("DELETE", `${table}?${filter()}`));
      expect(reply).toEqual(makeGrantRefusal(`table ${table}`));
    });

    it("cannot be inserted by another student", async () => {
      const reply = await expectNoChange(() => attacker.rest("POST", table, row()));
      expect(reply).toEqual(insertReply?.() ?? makeGrantRefusal(`table ${table}`));
    });
  });

  it("cannot be read through another table", async () => {
    const path = `classes?select=students(email),mock_tests:subject_classes(mock_tests(student_id))&number=eq.5`;
    const { status, body } = await expectNoChange(() => attacker.rest("GET", path));
    expect(status).toBe(200);
    expect(body).toMatchObject([{ students: [{ email: attacker.email }] }]);
    expect(JSON.stringify(body)).not.toContain(victim.id);
  });

  it("cannot be replaced by a cart with their owner's email address", async () => {
    const cart = { student_id: attacker.id, email: victim.email, cart_items: [exams.computer] };
    expect(await expectNoChange(() => attacker.rest("POST", "current_cart_snapshot", cart))).toEqual(
      rowPolicyRefusal,
    );
  });
});

describe("a student who wants to be an admin", () => {
  const mergeHeaders = { prefer: "resolution=merge-duplicates" };

  it("cannot set the role when inserting the students row", async () => {
    const family = createFamily(stack);
    await family.signUp();
    const row = { id: family.id, email: family.email, role: "admin" };
    expect(await expectNoChange(() => family.rest("POST", "students", row))).toEqual(
      makeGrantRefusal("table students"),
    );
  });

  it("cannot change the role by an update or an upsert", async () => {
    const row = { id: attacker.id, email: attacker.email, role: "admin" };
    const path = `students?id=eq.${attacker.id}`;
    expect(await expectNoChange(() => attacker.rest("PATCH", path, { role: "admin" }))).toEqual(
      makeGrantRefusal("table students"),
    );
    expect(
      await expectNoChange(() => attacker.rest("POST", "students?on_conflict=id", row, mergeHeaders)),
    ).toEqual(makeGrantRefusal("table students"));
  });

  it("cannot call the function that makes admins", async () => {
    const body = { p_email: attacker.email };
    const privateSchemaHeaders = { "content-profile": "private" };
    expect(await expectNoChange(() => attacker.rest("POST", "rpc/grant_admin", body))).toMatchObject({
      status: 404,
    });
    expect(
      await expectNoChange(() => attacker.rest("POST", "rpc/grant_admin", body, privateSchemaHeaders)),
    ).toMatchObject({
      status: 406,
    });
  });

  it("stays a student after claiming the role at registration or in the account's metadata", async () => {
    const family = createFamily(stack);
    await family.signUp({ role: "admin", app_metadata: { role: "admin" } });
    await family.saveStudent();
    const headers = { apikey: publishableKey, authorization: `Bearer ${family.token}` };
    const body = { role: "service_role", app_metadata: { role: "admin" }, data: { role: "admin" } };
    await sendRequest(`${apiUrl}/auth/v1/user`, { method: "PUT", headers, body });
    await family.logIn();
    const ownReply = await family.rest("GET", `students?select=role&id=eq.${family.id}`);
    expect(ownReply).toEqual({ status: 200, body: [{ role: "student" }] });
    const claims: unknown = JSON.parse(Buffer.from(family.token.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ role: "authenticated" });
    expect(claims).not.toMatchObject({ app_metadata: { role: "admin" } });
  });
});

describe("an email address that is not the account's own", () => {
  it("is refused in an update of the students row, even if no other account uses the address", async () => {
    const path = `students?id=eq.${attacker.id}`;
    for (const email of ["free@olympeak.example", victim.email])
      expect(await expectNoChange(() => attacker.rest("PATCH", path, { email }))).toEqual(
        makeGrantRefusal("table students"),
      );
  });

  it("is refused as the account's new address if another account uses it", async () => {
    const headers = { apikey: publishableKey, authorization: `Bearer ${attacker.token}` };
    const body = { email: victim.email };
    expect(
      await expectNoChange(() => sendRequest(`${apiUrl}/auth/v1/user`, { method: "PUT", headers, body })),
    ).toMatchObject({ status: 422, body: { error_code: "email_exists" } });
  });

  it("is refused in an insert of the students row", async () => {
    const family = createFamily(stack);
    await family.signUp();
    const row = { id: family.id, email: "somebody.else@olympeak.example" };
    expect(await expectNoChange(() => family.rest("POST", "students", row))).toEqual(rowPolicyRefusal);
  });
});

describe("a caller without a key", () => {
  it.each([
    ["GET", "rest/v1/subjects"],
    ["GET", "rest/v1/students"],
    ["POST", "rest/v1/whatsapp_clicks"],
    ["POST", "rest/v1/orders"],
    ["POST", "rest/v1/rpc/record_capture"],
    ["POST", "auth/v1/signup"],
    ["POST", "auth/v1/token?grant_type=password"],
    ["GET", "auth/v1/user"],
  ])("is refused at %s /%s", async (method, path) => {
    const body = { email: "nobody@olympeak.example", password: "a-long-password-1" };
    const reply = await expectNoChange(() =>
      sendRequest(`${apiUrl}/${path}`, { method, ...(method === "POST" && { body }) }),
    );
    expect(reply.status).toBe(401);
  });
});

const edgeFunctionNames = readdirSync(join(projectFolder, "supabase", "functions"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== "node_modules")
  .map((entry) => entry.name);

/** Functions without a token, because the gateway's signature authenticates the request. */
const signedFunctions = new Set(["razorpay-callback", "razorpay-webhook"]);

it("the edge functions are found in their folder", () =>
  expect(edgeFunctionNames).toEqual(expect.arrayContaining(["create-order", "seal-paper"])));

describe.each(edgeFunctionNames.filter((name) => !signedFunctions.has(name)))(
  "the edge function %s",
  (name) => {
    // The fields of all functions at once, so that each function finds the victim's values in the fields that it reads.
    const body = () => ({
      ...unconfirmedVictimPayment,
      paymentId: victimPayment.razorpay_payment_id,
      email: victim.email,
      amount: pricePaise,
      items: [exams.english],
      key: randomUUID(),
    });
    const callAs = (headers: Record<string, string>) =>
      expectNoChange(() =>
        sendRequest(`${apiUrl}/functions/v1/${name}`, { method: "POST", headers, body: body() }),
      );

    it.each([
      ["no key at all", {}],
      ["the publishable key alone", { apikey: publishableKey }],
      [
        "the publishable key as a token",
        { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
      ],
      ["the secret key as a token", { apikey: secretKey, authorization: `Bearer ${secretKey}` }],
    ])("replies 401 to %s", async (_title, headers) => {
      expect(await callAs(headers)).toEqual(makeFunctionRefusal(401, "UNAUTHENTICATED"));
    });

    it("replies 401 to a forged token", async () => {
      for (const token of [forgeToken("HS256", "another-secret"), forgeToken("none")]) {
        const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
        expect(await callAs(headers)).toEqual(makeFunctionRefusal(401, "UNAUTHENTICATED"));
      }
    });
  },
);

/** Makes a forged token of the victim with the given role. Without a secret the token has no signature. */
function forgeToken(algorithm: "HS256" | "none", secret = "", role = "authenticated"): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const claims = { sub: victim.id, email: victim.email, aud: "authenticated", role, exp: 4_000_000_000 };
  const content = `${encode({ alg: algorithm, typ: "JWT" })}.${encode(claims)}`;
  const signature = secret === "" ? "" : createHmac("sha256", secret).update(content).digest("base64url");
  return `${content}.${signature}`;
}

describe.each(["authenticated", "service_role"])("a forged token with the role %s", (role) => {
  const callAs = (token: string, path: string, body?: unknown) => {
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
    return expectNoChange(() =>
      sendRequest(`${apiUrl}/rest/v1/${path}`, { method: body ? "POST" : "GET", headers, body }),
    );
  };

  it("gets a 401 if it is signed with another secret", async () => {
    const tokenRefusal = { status: 401, body: expect.objectContaining({ code: "PGRST301" }) };
    const token = forgeToken("HS256", "another-secret", role);
    expect(await callAs(token, "classes?select=name")).toEqual(tokenRefusal);
    expect(await callAs(token, "students?select=id")).toEqual(tokenRefusal);
    expect(await callAs(token, "rpc/list_orders_to_reconcile", { p_limit: 1 })).toEqual(tokenRefusal);
  });

  it("gives only a visitor's access if it has no signature", async () => {
    const token = forgeToken("none", "", role);
    expect(await callAs(token, "students?select=id")).toMatchObject({ status: 401 });
    expect(await callAs(token, "rpc/list_orders_to_reconcile", { p_limit: 1 })).toMatchObject({
      status: 401,
    });
  });
});

describe("background-jobs", () => {
  it("cannot be called by a student", async () => {
    expect(await expectNoChange(() => attacker.call("background-jobs", {}))).toEqual(
      makeFunctionRefusal(401, "UNAUTHENTICATED"),
    );
  });
});

describe("SQL functions for the server only", () => {
  /** Every function of schema public that service_role may execute, except triggers, with its parameters. */
  async function listServerFunctions() {
    const rows = await sql<{ name: string; parameters: string[] }[]>`
      select p.proname as name, coalesce(p.proargnames[:p.pronargs], '{}') as parameters from pg_proc as p
      where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
        and has_function_privilege('service_role', p.oid, 'execute')
      order by 1`;
    return rows.map(({ name, parameters }) => ({
      name,
      body: Object.fromEntries(parameters.map((parameter) => [parameter, null])),
    }));
  }

  it("cannot be called by a student or a visitor", async () => {
    const functions = await listServerFunctions();
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["begin_payment", "attach_gateway_order", "record_capture", "claim_outbox"]),
    );
    for (const { name, body } of functions) {
      const path = `rpc/${name}`;
      expect(await expectNoChange(() => attacker.rest("POST", path, body))).toEqual(
        makeGrantRefusal(`function ${name}`),
      );
      expect(await expectNoChange(() => requestWithKey(publishableKey, "POST", path, body))).toEqual(
        makeGrantRefusal(`function ${name}`, 401),
      );
    }
  });

  it("record no payment that a student reports", async () => {
    const payment = {
      id: "pay_forged00000003",
      order_id: attackerGatewayOrderId,
      amount: pricePaise,
      currency: "INR",
    };
    const body = { p_payment: { ...payment, status: "captured", created_at: 1_800_000_000 } };
    expect(await expectNoChange(() => attacker.rest("POST", "rpc/record_capture", body))).toEqual(
      makeGrantRefusal("function record_capture"),
    );
  });
});

describe("schema private", () => {
  const privateSchemaHeaders = { "accept-profile": "private", "content-profile": "private" };

  it.each(["payment_intents", "captured_payments", "outbox", "webhook_inbox", "refund_tasks", "admin_audit"])(
    "does not show %s to any caller",
    async (table) => {
      for (const key of [publishableKey, secretKey]) {
        const headers = { apikey: key, ...privateSchemaHeaders };
        const reply = await expectNoChange(() => sendRequest(`${apiUrl}/rest/v1/${table}`, { headers }));
        expect(reply).toMatchObject({ status: 406, body: { code: "PGRST106" } });
      }
      expect(
        await expectNoChange(() => attacker.rest("GET", table, undefined, privateSchemaHeaders)),
      ).toMatchObject({
        status: 406,
      });
      expect(await expectNoChange(() => attacker.rest("GET", table))).toMatchObject({ status: 404 });
      expect(await expectNoChange(() => attacker.rest("GET", `private.${table}`))).toMatchObject({
        status: 404,
      });
    },
  );

  it("accepts no row and no function call", async () => {
    const row = { payment_id: "pay_forged00000004", amount_paise: pricePaise };
    expect(
      await expectNoChange(() => attacker.rest("POST", "captured_payments", row, privateSchemaHeaders)),
    ).toMatchObject({
      status: 406,
    });
    expect(
      await expectNoChange(() => attacker.rest("POST", "rpc/make_order", {}, privateSchemaHeaders)),
    ).toMatchObject({
      status: 406,
    });
  });
});

describe("a forged webhook", () => {
  const webhookBody = () =>
    JSON.stringify({
      entity: "event",
      event: "payment.captured",
      payload: {
        payment: {
          entity: { id: "pay_forged00000005", order_id: attackerGatewayOrderId, amount: pricePaise },
        },
      },
    });
  const sign = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

  it.each([
    ["without a signature", () => ({})],
    ["signed with an invented secret", () => ({ "x-razorpay-signature": sign("invented", webhookBody()) })],
    ["signed with the key secret", () => ({ "x-razorpay-signature": sign(keySecret, webhookBody()) })],
    [
      "with the signature of another message",
      () => ({ "x-razorpay-signature": sign(webhookSecret, `${webhookBody()} `) }),
    ],
  ])("%s is refused and not stored", async (_title, signatureHeaders: () => Record<string, string>) => {
    const headers = { "x-razorpay-event-id": `evt_forged${randomUUID()}`, ...signatureHeaders() };
    const reply = await expectNoChange(() =>
      sendRequest(`${apiUrl}/functions/v1/razorpay-webhook`, {
        method: "POST",
        headers,
        body: webhookBody(),
      }),
    );
    expect(reply).toEqual(makeFunctionRefusal(400, "BAD_SIGNATURE"));
  });
});

describe("another student's payment", () => {
  it("cannot be confirmed by a student who knows its checkout fields", async () => {
    expect(await expectNoChange(() => attacker.call("confirm-payment", unconfirmedVictimPayment))).toEqual(
      makeFunctionRefusal(404, "NOT_FOUND"),
    );
  });

  it("does not pay a student's own gateway order", async () => {
    const mixedFields = { ...unconfirmedVictimPayment, razorpay_order_id: attackerGatewayOrderId };
    expect(await expectNoChange(() => attacker.call("confirm-payment", mixedFields))).toEqual(
      makeFunctionRefusal(400, "BAD_SIGNATURE"),
    );
  });

  it("does not pay a student's own gateway order even with a correct signature of both ids", async () => {
    const paymentId = unconfirmedVictimPayment.razorpay_payment_id;
    const signature = createHmac("sha256", keySecret)
      .update(`${attackerGatewayOrderId}|${paymentId}`)
      .digest("hex");
    const fields = {
      razorpay_payment_id: paymentId,
      razorpay_order_id: attackerGatewayOrderId,
      razorpay_signature: signature,
    };
    // BAD_SIGNATURE is also the reply when the payment at the gateway belongs to another order.
    expect(await expectNoChange(() => attacker.call("confirm-payment", fields))).toEqual(
      makeFunctionRefusal(400, "BAD_SIGNATURE"),
    );
  });

  it("does not pay a student's own gateway order through the callback of in-app browsers", async () => {
    const form = new URLSearchParams({
      ...unconfirmedVictimPayment,
      razorpay_order_id: attackerGatewayOrderId,
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const url = `${apiUrl}/functions/v1/razorpay-callback`;
    const reply = await expectNoChange(() =>
      sendRequest(url, { method: "POST", headers, body: form.toString() }),
    );
    expect(reply).toEqual({ status: 303, body: null });
  });

  it("reveals nothing about its status", async () => {
    const body = { razorpay_order_id: unconfirmedVictimPayment.razorpay_order_id };
    expect(await expectNoChange(() => attacker.call("payment-status", body))).toEqual(
      makeFunctionRefusal(404, "NOT_FOUND"),
    );
  });

  it.each(["send-purchase-email", "contact-sync-on-payment"])("sends nothing by %s", async (name) => {
    const body = { paymentId: victimPayment.razorpay_payment_id };
    expect(await expectNoChange(() => attacker.call(name, body))).toEqual(
      makeFunctionRefusal(404, "NOT_FOUND"),
    );
  });
});

describe("an email to another address than the account's", () => {
  it.each(["send-welcome-email", "contact-sync"])("is not sent by %s", async (name) => {
    for (const email of [victim.email, "stranger@school.example", `${attacker.email}, ${victim.email}`])
      expect(await expectNoChange(() => attacker.call(name, { email }))).toEqual(
        makeFunctionRefusal(403, "FORBIDDEN"),
      );
  });
});
