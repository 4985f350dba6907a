import { Hono } from "hono";
import * as v from "valibot";
import { isFaultName, type FaultName } from "./fault-names";
import { armFault, listFaults } from "./faults";
import { pay } from "./pay";
import { readBody } from "./read-input";
import { signPayment } from "./signatures";
import type { Delivery, State } from "./state";
import type { Store } from "./store";

const paymentSchema = v.strictObject({
  order_id: v.string(),
  outcome: v.picklist(["captured", "authorized", "failed"]),
  webhook: v.optional(v.boolean(), true),
});

const faultSchema = v.strictObject({
  fault: v.custom<FaultName>(isFaultName, "Unknown fault; GET /control/faults names them all."),
  order_id: v.optional(v.nullable(v.string()), null),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 1),
});

/**
 * Creates the control endpoints: payments without a browser, faults, and the recorded data (docs/payments.md section 6).
 * They need no authentication.
 */
export function createControl(store: Store, keySecret: string): Hono {
  const control = new Hono();

  control.post("/payments", async (c) => {
    const { order_id: orderId, outcome, webhook } = await readBody(c, paymentSchema);
    const payer = { email: "someone@olympeak.example", contact: "+919999999999" };
    const payment = store.transact(
      (draft, context) => pay(draft, context, { orderId, outcome, payer }),
      webhook,
    );
    return c.json({
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: signPayment(keySecret, orderId, payment.id),
    });
  });
  control.get("/state", (c) => c.json(toRecords(store.state)));
  control.post("/reset", (c) => {
    store.reset();
    return c.json({ reset: true });
  });
  control.get("/faults", (c) => c.json({ faults: listFaults(store.state) }));
  control.post("/faults", async (c) => {
    const { fault, order_id: orderId, times } = await readBody(c, faultSchema);
    store.transact((draft) => armFault(draft, fault, orderId, times));
    return c.json({ fault, order_id: orderId, times });
  });
  return control;
}

function toRecords(state: State) {
  return {
    orders: [...state.orders.values()],
    payments: [...state.payments.values()].map((row) => row.entity),
    refunds: [...state.refunds.values()].map((row) => row.entity),
    deliveries: [...state.deliveries.values()].map(toDeliveryRecord),
  };
}

function toDeliveryRecord(row: Delivery) {
  return {
    event_id: row.eventId,
    event: row.event,
    order_id: row.orderId,
    payment_id: row.paymentId,
    state: row.state,
    attempts: row.attempts,
    last_status: row.lastStatus,
    last_error: row.lastError,
    next_attempt_at: row.state === "pending" ? new Date(row.dueAt).toISOString() : null,
    body: row.body,
  };
}
