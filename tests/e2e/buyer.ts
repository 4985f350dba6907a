import { expect, type Page } from "@playwright/test";
import type postgres from "postgres";
import { openDatabase } from "../stack/database";
import { type Family, parseOrder, registerFamily } from "../stack/family";
import { payAtGateway, readGateway } from "../stack/gateway";
import { addresses, e2eEnvironment } from "./environment";
import { openLoggedIn, expectPaymentInvariants } from "./family";
import { test as baseTest } from "./base-test";
import { putInCart } from "./shopping";

/** One buyer's rows in the database and at the gateway, oldest first. */
export type BuyerRecords = {
  sql: postgres.Sql;
  /** The orders, each with its payment and the names of its exams. */
  listOrders: () => Promise<{ payment: string; exams: string[] }[]>;
  /** The ids of the buyer's orders at the gateway. */
  listGatewayOrders: () => Promise<string[]>;
  /** The state of each payment at the gateway, such as `captured`. */
  listPayments: () => Promise<string[]>;
};

const server = { apiUrl: addresses.api, publishableKey: e2eEnvironment().VITE_SUPABASE_PUBLISHABLE_KEY };

function createBuyerRecords(sql: postgres.Sql, { id }: Family): BuyerRecords {
  const listGatewayOrders = async () => {
    const intents = await sql<{ receipt: string }[]>`
      select replace(id::text, '-', '') as receipt from private.payment_intents where student_id = ${id}`;
    const { orders } = await readGateway(addresses.sandbox);
    const ownOrders = orders.filter((order) => intents.some(({ receipt }) => receipt === order.receipt));
    return ownOrders.map((order) => order.id);
  };
  return {
    sql,
    listGatewayOrders,
    listOrders: async () => [
      ...(await sql<{ payment: string; exams: string[] }[]>`
        select payment_id as payment, array_agg(name order by name) as exams
        from public.orders join public.order_items on order_id = orders.id join public.subjects on exam_id = subjects.id
        where student_id = ${id} group by orders.id order by number`),
    ],
    listPayments: async () => {
      const orderIds = await listGatewayOrders();
      const { payments } = await readGateway(addresses.sandbox);
      return payments.filter(({ order_id }) => orderIds.includes(order_id)).map(({ status }) => status);
    },
  };
}

/**
 * Records a guardian's consent to a child's exams and to the camera, given through the link of an email.
 *
 * @param family the family
 */
export async function recordConsentByMail({ id }: Family): Promise<void> {
  const sql = openDatabase(addresses.database);
  await sql`
    insert into private.guardian_consents (student_id, kind, way, guardian_name, wording_version)
    select ${id}, k.kind, 'mail', 'Meera Rao', '2026-11' from unnest(array['exam', 'camera']) as k (kind)`;
  await sql.end();
}

/**
 * A test with a buyer. `buyer` is a new family with a complete profile, logged in on the dashboard; after the test the
 * payment invariants are checked in the database. `records` returns the buyer's rows.
 */
export const test = baseTest.extend<{ hasConsent: boolean; buyer: Family; records: BuyerRecords }>({
  /** Whether a guardian has already consented, so that the checkout does not ask. */
  hasConsent: [true, { option: true }],
  buyer: async ({ page, hasConsent }, provide) => {
    const family = await registerFamily(server);
    if (hasConsent) await recordConsentByMail(family);
    await openLoggedIn(page, family.session);
    await provide(family);
    await expectPaymentInvariants();
  },
  records: async ({ buyer }, provide) => {
    const sql = openDatabase(addresses.database);
    await provide(createBuyerRecords(sql, buyer));
    await sql.end();
  },
});

/**
 * Replaces the page's clock by one that the test can move, and reloads the page, because an open page reads 1970 for a moment
 * while its clock is replaced, and then shows registration as closed.
 *
 * @param page a page of the buyer
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
}

/**
 * Puts exams into the cart and opens the checkout from the header.
 *
 * @param page the dashboard
 * @param exams the names of the exams
 */
export async function goToCheckout(page: Page, ...exams: string[]): Promise<void> {
  for (const exam of exams) await putInCart(page, exam);
  await page.getByRole("link", { name: /Cart/ }).click();
  await expect(page.getByRole("heading", { name: "Order Summary" })).toBeVisible();
}

/**
 * Buys an exam as the same family on another device, so that the page in the test still shows the exam as not bought.
 *
 * @param buyer the buyer
 * @param examId the exam's id
 */
export async function buyElsewhere(buyer: Family, examId: string): Promise<void> {
  const { id } = parseOrder(await buyer.createOrder([examId]));
  const fields = await payAtGateway(addresses.sandbox, id);
  expect(await buyer.call("confirm-payment", fields)).toMatchObject({ status: 200 });
}

/**
 * Arms a fault of the sandbox for one order.
 *
 * @param fault the fault's name in the list of `GET /control/faults`
 * @param orderId the gateway's order
 */
export async function armFault(fault: "handler_never" | "handler_twice", orderId: string): Promise<void> {
  const response = await fetch(`${addresses.sandbox}/control/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fault, order_id: orderId }),
  });
  expect(response.status).toBe(200);
}
