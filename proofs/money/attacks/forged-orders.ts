import { randomUUID } from "node:crypto";
import type { TestDatabase } from "../../harness/test-databases";
import { mustBeRefused, mustRefuse, type Attack } from "../../harness/attack";
import { buy, exams, open, pricePaise, register, type Checkout } from "./family";

/** The columns of an order as SQL. */
type Claims = Record<string, string>;

/** A checkout whose money has arrived, and the order that record_capture would make of it. */
async function prepare(database: TestDatabase): Promise<{ checkout: Checkout; honest: Claims }> {
  const checkout = await open(database);
  const paymentId = await receive(database, checkout, checkout.amountPaise);
  const honest = {
    id: `'${randomUUID()}'`,
    student_id: `'${checkout.studentId}'`,
    intent_id: `'${checkout.intentId}'`,
    payment_id: `'${paymentId}'`,
    razorpay_order_id: `'${checkout.gatewayOrderId}'`,
    amount_paise: String(checkout.amountPaise),
    edition_id: "private.current_edition_id()",
    class_id: "(select id from public.classes where number = 5)",
  };
  return { checkout, honest };
}

/** Money on record of which nothing has been made; returns the payment's id. */
async function receive(
  database: TestDatabase,
  { gatewayOrderId }: Checkout,
  amountPaise: number,
): Promise<string> {
  const paymentId = `pay_${randomUUID()}`;
  await database.owner`
    insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, paid_at)
    values (${paymentId}, ${gatewayOrderId}, ${amountPaise}, 'INR', 'captured', now())`;
  return paymentId;
}

/** Tries to write an order with one item at its amount, as somebody who may write everything. */
function forge(database: TestDatabase, claims: Claims, ...items: string[]): Promise<void> {
  const values = Object.values(claims).join(", ");
  return mustRefuse(
    database,
    `insert into public.orders (${Object.keys(claims).join(", ")}) overriding system value values (${values})`,
    ...items,
  );
}

function item(claims: Claims, exam: string | undefined, paise: string): string {
  return `insert into public.order_items (order_id, exam_id, price_paise) values (${claims["id"]}, '${exam}', ${paise})`;
}

/** An attack that forges an order in which `lie` replaces what is true. */
function forgery(name: string, lie: (database: TestDatabase, checkout: Checkout) => Promise<Claims>): Attack {
  return {
    name,
    about: ["orders", "payment_intents", "captured_payments"],
    async run(database) {
      const { checkout, honest } = await prepare(database);
      const claims = { ...honest, ...(await lie(database, checkout)) };
      await forge(database, claims, item(claims, exams[0], claims["amount_paise"] ?? ""));
    },
  };
}

/** An attack that forges an order whose items do not fit. */
function misfit(name: string, list: (claims: Claims) => string[]): Attack {
  return {
    name,
    about: ["order_items", "orders"],
    async run(database) {
      const { honest } = await prepare(database);
      await forge(database, honest, ...list(honest));
    },
  };
}

/** Orders that nobody paid for, or not so. */
export const forgedOrderAttacks: Attack[] = [
  forgery("an order without a captured payment", async () => ({ payment_id: "'pay_never'" })),
  forgery("an order on another order's payment", async (database) => {
    const elsewhere = await open(database);
    return { payment_id: `'${await receive(database, elsewhere, pricePaise)}'` };
  }),
  forgery("an order on a payment of one rupee", async (database, checkout) => ({
    payment_id: `'${await receive(database, checkout, 100)}'`,
  })),
  forgery("an order over one rupee, paid in full", async (database, checkout) => ({
    payment_id: `'${await receive(database, checkout, 100)}'`,
    amount_paise: "100",
  })),
  forgery("an order for another student than the one who paid", async (database) => ({
    student_id: `'${await register(database)}'`,
  })),
  forgery("an order on another cart", async (database) => ({
    intent_id: `'${(await open(database)).intentId}'`,
  })),
  forgery("an order in another class", async () => ({
    class_id: "(select id from public.classes where number = 6)",
  })),
  forgery("an order in another edition", async () => ({
    edition_id: "(select id from public.editions where not is_current limit 1)",
  })),
  forgery("an order of nobody", async () => ({ student_id: "gen_random_uuid()" })),
  forgery("an order in an unknown class", async () => ({ class_id: "gen_random_uuid()" })),
  forgery("an order in an unknown edition", async () => ({ edition_id: "gen_random_uuid()" })),
  forgery("two orders with one number", async (database) => {
    const { orderId } = await buy(database);
    return { number: `(select number from public.orders where id = '${orderId}')` };
  }),
  misfit("an order without items", () => []),
  misfit("an order whose items come to less", (claims) => [item(claims, exams[0], "100")]),
  misfit("an order with an unknown exam", (claims) => [
    item(claims, randomUUID(), claims["amount_paise"] ?? ""),
  ]),
  misfit("an item of no order", (claims) => [
    item(claims, exams[0], claims["amount_paise"] ?? ""),
    item({ id: `'${randomUUID()}'` }, exams[1], "100"),
  ]),
  {
    name: "an exam put into an order later",
    about: ["order_items"],
    async run(database) {
      const { orderId } = await buy(database);
      await mustRefuse(database, item({ id: `'${orderId}'` }, exams[1], "100"));
    },
  },
  {
    name: "a second order on one payment",
    about: ["orders"],
    async run(database) {
      const { orderId } = await buy(database);
      const id = randomUUID();
      await mustRefuse(
        database,
        `insert into public.orders (id, student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
         select '${id}', student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id
         from public.orders where id = '${orderId}'`,
        item({ id: `'${id}'` }, exams[0], String(pricePaise)),
      );
    },
  },
  {
    name: "an order written with the secret key",
    about: ["orders"],
    run: ({ service }) =>
      mustBeRefused(service`insert into public.orders (student_id) values (${randomUUID()})`),
  },
];
