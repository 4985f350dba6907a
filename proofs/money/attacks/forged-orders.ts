import { randomUUID } from "node:crypto";
import type { TestDatabase } from "../../harness/test-databases";
import { mustBeRefused, mustRefuse, type Attack } from "../../harness/attack";
import { buy, exams, openCheckout, pricePaise, registerStudent, type Checkout } from "./family";

/** The values of an order's columns, as SQL. */
type OrderValues = Record<string, string>;

/** Opens a checkout, records its payment, and returns the order that record_capture would insert. */
async function preparePaidCheckout(
  database: TestDatabase,
): Promise<{ checkout: Checkout; correctOrder: OrderValues }> {
  const checkout = await openCheckout(database);
  const paymentId = await insertPayment(database, checkout, checkout.amountPaise);
  const correctOrder = {
    id: `'${randomUUID()}'`,
    student_id: `'${checkout.studentId}'`,
    intent_id: `'${checkout.intentId}'`,
    payment_id: `'${paymentId}'`,
    razorpay_order_id: `'${checkout.gatewayOrderId}'`,
    amount_paise: String(checkout.amountPaise),
    edition_id: "private.current_edition_id()",
    class_id: "(select id from public.classes where number = 5)",
  };
  return { checkout, correctOrder };
}

/** Inserts a captured payment without an order; returns its id. */
async function insertPayment(
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

/** Checks that an order and its items cannot be inserted, even with all permissions. */
function mustRefuseOrder(
  database: TestDatabase,
  order: OrderValues,
  ...itemInserts: string[]
): Promise<void> {
  const values = Object.values(order).join(", ");
  return mustRefuse(
    database,
    `insert into public.orders (${Object.keys(order).join(", ")}) overriding system value values (${values})`,
    ...itemInserts,
  );
}

function makeItemInsert(order: OrderValues, examId: string | undefined, pricePaise: string): string {
  return `insert into public.order_items (order_id, exam_id, price_paise) values (${order["id"]}, '${examId}', ${pricePaise})`;
}

/** An attack that inserts the correct order with some values replaced by false ones. */
function makeForgedOrderAttack(
  name: string,
  makeFalseValues: (database: TestDatabase, checkout: Checkout) => Promise<OrderValues>,
): Attack {
  return {
    name,
    targets: ["orders", "payment_intents", "captured_payments"],
    async run(database) {
      const { checkout, correctOrder } = await preparePaidCheckout(database);
      const order = { ...correctOrder, ...(await makeFalseValues(database, checkout)) };
      await mustRefuseOrder(database, order, makeItemInsert(order, exams[0], order["amount_paise"] ?? ""));
    },
  };
}

/** An attack that inserts the correct order with wrong items. */
function makeWrongItemsAttack(name: string, listItemInserts: (order: OrderValues) => string[]): Attack {
  return {
    name,
    targets: ["order_items", "orders"],
    async run(database) {
      const { correctOrder } = await preparePaidCheckout(database);
      await mustRefuseOrder(database, correctOrder, ...listItemInserts(correctOrder));
    },
  };
}

/** Attacks that insert orders that do not match a payment. */
export const forgedOrderAttacks: Attack[] = [
  makeForgedOrderAttack("an order without a captured payment", async () => ({ payment_id: "'pay_never'" })),
  makeForgedOrderAttack("an order with another order's payment", async (database) => {
    const otherCheckout = await openCheckout(database);
    return { payment_id: `'${await insertPayment(database, otherCheckout, pricePaise)}'` };
  }),
  makeForgedOrderAttack("an order with a payment of one rupee", async (database, checkout) => ({
    payment_id: `'${await insertPayment(database, checkout, 100)}'`,
  })),
  makeForgedOrderAttack("an order of one rupee, paid in full", async (database, checkout) => ({
    payment_id: `'${await insertPayment(database, checkout, 100)}'`,
    amount_paise: "100",
  })),
  makeForgedOrderAttack("an order for another student than the one who paid", async (database) => ({
    student_id: `'${await registerStudent(database)}'`,
  })),
  makeForgedOrderAttack("an order of another cart", async (database) => ({
    intent_id: `'${(await openCheckout(database)).intentId}'`,
  })),
  makeForgedOrderAttack("an order in another class", async () => ({
    class_id: "(select id from public.classes where number = 6)",
  })),
  makeForgedOrderAttack("an order in another edition", async () => ({
    edition_id: "(select id from public.editions where not is_current limit 1)",
  })),
  makeForgedOrderAttack("an order of an unknown student", async () => ({ student_id: "gen_random_uuid()" })),
  makeForgedOrderAttack("an order in an unknown class", async () => ({ class_id: "gen_random_uuid()" })),
  makeForgedOrderAttack("an order in an unknown edition", async () => ({ edition_id: "gen_random_uuid()" })),
  makeForgedOrderAttack("an order with another order's number", async (database) => {
    const { orderId } = await buy(database);
    return { number: `(select number from public.orders where id = '${orderId}')` };
  }),
  makeWrongItemsAttack("an order without items", () => []),
  makeWrongItemsAttack("an order whose items cost less than its amount", (order) => [
    makeItemInsert(order, exams[0], "100"),
  ]),
  makeWrongItemsAttack("an order with an unknown exam", (order) => [
    makeItemInsert(order, randomUUID(), order["amount_paise"] ?? ""),
  ]),
  makeWrongItemsAttack("an item of an unknown order", (order) => [
    makeItemInsert(order, exams[0], order["amount_paise"] ?? ""),
    makeItemInsert({ id: `'${randomUUID()}'` }, exams[1], "100"),
  ]),
  {
    name: "an exam that is added to an existing order",
    targets: ["order_items"],
    async run(database) {
      const { orderId } = await buy(database);
      await mustRefuse(database, makeItemInsert({ id: `'${orderId}'` }, exams[1], "100"));
    },
  },
  {
    name: "a second order for one payment",
    targets: ["orders"],
    async run(database) {
      const { orderId } = await buy(database);
      const id = randomUUID();
      await mustRefuse(
        database,
        `insert into public.orders (id, student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
         select '${id}', student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id
         from public.orders where id = '${orderId}'`,
        makeItemInsert({ id: `'${id}'` }, exams[0], String(pricePaise)),
      );
    },
  },
  {
    name: "an order inserted with the secret key",
    targets: ["orders"],
    run: ({ service }) =>
      mustBeRefused(service`insert into public.orders (student_id) values (${randomUUID()})`),
  },
];
