import * as v from "valibot";
import { exams, students } from "../simulation/people";
import type { Simulation } from "../simulation/simulation";
import type { Actor } from "../simulation/scheduler";
import type { PagePlan } from "./scenario";

/** A tab as it is: what it shows, the order it may pay, and its payments at the gateway. */
export type Page = {
  name: string;
  plan: PagePlan;
  amountPaise: number;
  orderId: string | null;
  /** The exams are paid already, so there is nothing left to press. */
  isRefused: boolean;
  /** The press whose answer the page waits for. */
  press: Actor | null;
  /** How often it has pressed. */
  presses: number;
  payments: string[];
};

const orderSchema = v.object({ id: v.string() });
const errorSchema = v.object({ error: v.object({ code: v.string(), amount: v.optional(v.number()) }) });

/** A page of the site that nobody has pressed on yet. */
export function openPage(name: string, plan: PagePlan): Page {
  return {
    name,
    plan,
    amountPaise: plan.amountPaise,
    orderId: null,
    isRefused: false,
    press: null,
    presses: 0,
    payments: [],
  };
}

/** Whether the page has its order, or knows that it needs none. */
export function isServed(page: Page): boolean {
  return page.orderId !== null || page.isRefused;
}

/** One key for one cart: every press of a page carries the same one. */
function keyOf(page: Page): string {
  const bytes = Buffer.from(page.name.padEnd(16)).subarray(-16).toString("hex");
  return `${bytes.slice(0, 8)}-${bytes.slice(8, 12)}-4${bytes.slice(13, 16)}-8${bytes.slice(17, 20)}-${bytes.slice(20)}`;
}

/** The page asks for its order; `isMain` when it acts on the answer, else it is the second click of a double click. */
export async function pressPay(simulation: Simulation, page: Page, isMain: boolean): Promise<Actor> {
  const caller = { studentId: students[page.plan.student] };
  const items = page.plan.exams.map((exam) => exams[exam]);
  const body = JSON.stringify({ amount: page.amountPaise, items, key: keyOf(page) });
  return simulation.call(
    `create-order for ${page.name}`,
    "createOrder",
    { caller, body },
    (status, answer) => {
      if (!isMain) return;
      if (status === 200) page.orderId = v.parse(orderSchema, answer).id;
      else takeRefusal(page, v.parse(errorSchema, answer).error);
    },
  );
}

/** A changed price is shown and confirmed by the next press; a button that may pass is simply pressed again. */
function takeRefusal(page: Page, { code, amount }: { code: string; amount?: number | undefined }): void {
  if (code === "PRICE_CHANGED" && amount !== undefined) page.amountPaise = amount;
  page.isRefused = code === "ALREADY_ENROLLED";
}

/** The checkout's handler sends the three fields. */
export function confirm(simulation: Simulation, page: Page, paymentId: string): Promise<Actor> {
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

/** The page asks the outcomes order. */
export function askStatus(simulation: Simulation, page: Page): Promise<Actor> {
  const caller = { studentId: students[page.plan.student] };
  const body = JSON.stringify({ razorpay_order_id: page.orderId });
  return simulation.call(`payment-status for ${page.name}`, "paymentStatus", { caller, body });
}
