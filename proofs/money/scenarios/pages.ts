import * as v from "valibot";
import { exams, students } from "../simulation/people";
import type { Simulation } from "../simulation/simulation";
import type { FunctionRun } from "../simulation/scheduler";
import type { PagePlan } from "./scenario";

/** The cart page in one browser tab: the total that it shows, the gateway order that it can pay, and its payments at the gateway. */
export type Page = {
  name: string;
  plan: PagePlan;
  amountPaise: number;
  orderId: string | null;
  /** Whether the exams are already paid, so that the page needs no order. */
  isAlreadyEnrolled: boolean;
  /** The last call of create-order whose reply the page uses, running or finished; null before the first. */
  orderCall: FunctionRun | null;
  /** The number of calls of create-order by the page. */
  orderCallCount: number;
  payments: string[];
};

const orderSchema = v.object({ id: v.string() });
const errorSchema = v.object({ error: v.object({ code: v.string(), amount: v.optional(v.number()) }) });

/** Creates a page before its first click. */
export function openPage(name: string, plan: PagePlan): Page {
  return {
    name,
    plan,
    amountPaise: plan.amountPaise,
    orderId: null,
    isAlreadyEnrolled: false,
    orderCall: null,
    orderCallCount: 0,
    payments: [],
  };
}

/** Whether the page has its order or needs none. */
export function hasOrder(page: Page): boolean {
  return page.orderId !== null || page.isAlreadyEnrolled;
}

/** Makes the payment key of a page's cart, a UUID from the page's name; every click sends the same key. */
function makePaymentKey(page: Page): string {
  const hex = Buffer.from(page.name.padEnd(16)).subarray(-16).toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * Calls create-order as a click on Proceed to Pay does. If `shouldUseReply` is false, the page ignores the reply, as after the
 * second click of a double click.
 */
export async function clickPay(
  simulation: Simulation,
  page: Page,
  shouldUseReply: boolean,
): Promise<FunctionRun> {
  const caller = { studentId: students[page.plan.student] };
  const items = page.plan.exams.map((exam) => exams[exam]);
  const body = JSON.stringify({ amount: page.amountPaise, items, key: makePaymentKey(page) });
  return simulation.call(
    `create-order for ${page.name}`,
    "createOrder",
    { caller, body },
    (status, reply) => {
      if (!shouldUseReply) return;
      if (status === 200) page.orderId = v.parse(orderSchema, reply).id;
      else applyError(page, v.parse(errorSchema, reply).error);
    },
  );
}

/** Stores a changed price, or that the exams are already paid. Other errors change nothing. */
function applyError(page: Page, { code, amount }: { code: string; amount?: number | undefined }): void {
  if (code === "PRICE_CHANGED" && amount !== undefined) page.amountPaise = amount;
  page.isAlreadyEnrolled = code === "ALREADY_ENROLLED";
}

/** Calls confirm-payment with the payment id, order id and signature, as the page does after Razorpay's checkout. */
export function confirmPayment(simulation: Simulation, page: Page, paymentId: string): Promise<FunctionRun> {
  const orderId = page.orderId ?? "";
  const fields = {
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: simulation.gateway.sign(orderId, paymentId),
  };
  const caller = { studentId: students[page.plan.student] };
  return simulation.call(`confirm-payment of ${page.name}`, "confirmPayment", {
    caller,
    body: JSON.stringify(fields),
  });
}

/** Calls payment-status, as a page does while it waits for the payment to be recorded. */
export function requestStatus(simulation: Simulation, page: Page): Promise<FunctionRun> {
  const caller = { studentId: students[page.plan.student] };
  const body = JSON.stringify({ razorpay_order_id: page.orderId });
  return simulation.call(`payment-status for ${page.name}`, "paymentStatus", { caller, body });
}
