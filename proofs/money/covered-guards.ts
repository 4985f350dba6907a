import type { Cover } from "../harness/guards/guard";

const once = {
  intent: "orders: orders_intent_id_key",
  payment: "orders: orders_payment_id_key",
  gatewayOrder: "orders: orders_razorpay_order_id_key",
};
const orderOnce =
  "A gateway order has one intent and a payment one gateway order: each of the three refuses a second order.";
const ofIntent = "orders: orders_intent_id_razorpay_order_id_edition_id_class_id_fkey";
const ofPayer = "orders: orders_razorpay_order_id_student_id_amount_paise_fkey";
const ofOrder = "enrolments: enrolments_order_id_student_id_edition_id_fkey";
const ofItem = "enrolments: enrolments_order_id_exam_id_fkey";
const sameRow =
  "The order's intent names the same one; this key names it for joins and for the day that changes.";
const rupees = "The rupees are generated from the paise: neither can be missing without the other.";

/**
 * Guards that no attack can reach while the guards named in `by` are in place. Each is tried with those removed first:
 * its own removal must then let another attack through.
 */
export const coveredGuards: Record<string, Cover> = {
  [once.payment]: { by: [once.intent, once.gatewayOrder], why: orderOnce },
  [once.intent]: { by: [once.payment, once.gatewayOrder], why: orderOnce },
  [once.gatewayOrder]: { by: [once.payment, once.intent], why: orderOnce },
  "orders: orders_student_id_fkey": { by: [ofPayer], why: sameRow },
  "orders: orders_edition_id_fkey": { by: [ofIntent], why: sameRow },
  "orders: orders_class_id_fkey": { by: [ofIntent], why: sameRow },
  "enrolments: enrolments_student_id_fkey": { by: [ofOrder], why: sameRow },
  "enrolments: enrolments_edition_id_fkey": { by: [ofOrder], why: sameRow },
  "enrolments: enrolments_exam_id_fkey": { by: [ofItem], why: sameRow },
  "orders: orders_amount_paise_not_null": { by: ["orders: orders_amount_not_null"], why: rupees },
  "orders: orders_amount_not_null": { by: ["orders: orders_amount_paise_not_null"], why: rupees },
  "order_items: order_items_price_paise_not_null": {
    by: ["order_items: order_items_price_not_null"],
    why: rupees,
  },
  "order_items: order_items_price_not_null": {
    by: ["order_items: order_items_price_paise_not_null"],
    why: rupees,
  },
  "order_items: order_items_order_id_fkey": {
    by: ["order_items: order_items_sum"],
    why: "An item of no order does not come to any order's amount either.",
  },
  "orders: orders_no_truncate": {
    by: ["order_items: order_items_no_truncate"],
    why: "Orders cannot be emptied out without their items.",
  },
  "record_capture: for update (2)": {
    by: ["lock_student: advisory lock (1)"],
    why: "Two captures of one intent have the same student, whose lock is taken first.",
  },
};
