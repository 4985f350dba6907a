import type { Cover } from "../harness/guards/guard";

const uniqueKeys = {
  intent: "orders: orders_intent_id_key",
  payment: "orders: orders_payment_id_key",
  gatewayOrder: "orders: orders_razorpay_order_id_key",
};
const whyUnique =
  "A gateway order has one intent and a payment one gateway order, so each of the three keys refuses a second order.";
const intentReference = "orders: orders_intent_id_razorpay_order_id_edition_id_class_id_fkey";
const payerReference = "orders: orders_razorpay_order_id_student_id_amount_paise_fkey";
const orderReference = "enrolments: enrolments_order_id_student_id_edition_id_fkey";
const itemReference = "enrolments: enrolments_order_id_exam_id_fkey";
const whySameRow =
  "The covering reference already implies that the referenced row exists. This key is for joins, and in case the covering reference changes.";
const whyGenerated = "The amount in rupees is generated from the paise, so both are null or none is.";

/**
 * Guards that no attack can reach while the guards in `by` are in place. The proof first removes the guards in `by`; then an
 * attack must succeed only without the covered guard.
 */
export const coveredGuards: Record<string, Cover> = {
  [uniqueKeys.payment]: { by: [uniqueKeys.intent, uniqueKeys.gatewayOrder], why: whyUnique },
  [uniqueKeys.intent]: { by: [uniqueKeys.payment, uniqueKeys.gatewayOrder], why: whyUnique },
  [uniqueKeys.gatewayOrder]: { by: [uniqueKeys.payment, uniqueKeys.intent], why: whyUnique },
  "orders: orders_student_id_fkey": { by: [payerReference], why: whySameRow },
  "orders: orders_edition_id_fkey": { by: [intentReference], why: whySameRow },
  "orders: orders_class_id_fkey": { by: [intentReference], why: whySameRow },
  "enrolments: enrolments_student_id_fkey": { by: [orderReference], why: whySameRow },
  "enrolments: enrolments_edition_id_fkey": { by: [orderReference], why: whySameRow },
  "enrolments: enrolments_exam_id_fkey": { by: [itemReference], why: whySameRow },
  "orders: orders_amount_paise_not_null": { by: ["orders: orders_amount_not_null"], why: whyGenerated },
  "orders: orders_amount_not_null": { by: ["orders: orders_amount_paise_not_null"], why: whyGenerated },
  "order_items: order_items_price_paise_not_null": {
    by: ["order_items: order_items_price_not_null"],
    why: whyGenerated,
  },
  "order_items: order_items_price_not_null": {
    by: ["order_items: order_items_price_paise_not_null"],
    why: whyGenerated,
  },
  "order_items: order_items_order_id_fkey": {
    by: ["order_items: order_items_sum"],
    why: "An item of an unknown order does not add up to an order's amount either.",
  },
  "orders: orders_no_truncate": {
    by: ["order_items: order_items_no_truncate", "credit_notes: credit_notes_no_truncate"],
    why: "Orders cannot be truncated without their items and credit notes.",
  },
  "record_capture: for update (2)": {
    by: ["lock_student: advisory lock (1)"],
    why: "Two captures of one intent have the same student, whose lock is taken first.",
  },
};
