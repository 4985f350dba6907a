import * as v from "valibot";
import { readStored, removeStored, studentKey, writeStored } from "../../../lib/storage";

/** How long the server asks the gateway about an order, in milliseconds (docs/payments.md section 4). */
const maxPendingAgeMs = 7 * 24 * 60 * 60 * 1000;

const paymentKeySchema = v.object({ examIds: v.array(v.string()), key: v.pipe(v.string(), v.uuid()) });

const gatewayResponseSchema = v.object({
  razorpay_payment_id: v.string(),
  razorpay_order_id: v.string(),
  razorpay_signature: v.string(),
});

const pendingPaymentSchema = v.object({
  razorpayOrderId: v.string(),
  examIds: v.array(v.string()),
  openedAt: v.pipe(v.string(), v.isoTimestamp()),
  fields: v.nullable(gatewayResponseSchema),
});

/**
 * A payment whose outcome this browser does not know: the gateway's order, when it was opened (ISO, UTC), its exams,
 * and in `fields` the gateway's response once it was paid.
 */
export type PendingPayment = v.InferOutput<typeof pendingPaymentSchema>;

/** The first part of each key in the browser's storage; the second is the student's id. */
const storageNames = {
  paymentKey: "paymentKey",
  pending: "pendingPayment",
  purchased: "purchasedExams",
} as const;

/**
 * Returns the idempotency key for paying this cart: it stays the same until the cart changes or is paid, so that a
 * second press, a reload or another tab pays the same order.
 *
 * @param studentId the logged-in student
 * @param examIds the cart, in any order
 * @returns a UUID
 */
export function getPaymentKey(studentId: string, examIds: readonly string[]): string {
  const storageKey = studentKey(storageNames.paymentKey, studentId);
  const sortedExamIds = examIds.toSorted();
  const storedKey = readStored(storageKey, paymentKeySchema);
  if (storedKey && storedKey.examIds.join() === sortedExamIds.join()) return storedKey.key;
  const key = crypto.randomUUID();
  writeStored(storageKey, { examIds: sortedExamIds, key });
  return key;
}

/** @param studentId the student whose key is deleted, so that the next payment gets a new one */
export function removePaymentKey(studentId: string): void {
  removeStored(studentKey(storageNames.paymentKey, studentId));
}

/**
 * @param studentId the logged-in student
 * @param now the current time
 * @returns the payment with unknown outcome, or null; after 7 days it is removed
 */
export function readPendingPayment(studentId: string, now: Date): PendingPayment | null {
  const pendingPayment = readStored(studentKey(storageNames.pending, studentId), pendingPaymentSchema);
  if (!pendingPayment) return null;
  if (now.getTime() - Date.parse(pendingPayment.openedAt) <= maxPendingAgeMs) return pendingPayment;
  removePendingPayment(studentId, pendingPayment.razorpayOrderId);
  return null;
}

/**
 * @param studentId the logged-in student
 * @param pendingPayment the payment, which replaces the previous one
 */
export function storePendingPayment(studentId: string, pendingPayment: PendingPayment): void {
  writeStored(studentKey(storageNames.pending, studentId), pendingPayment);
}

/**
 * @param studentId the logged-in student
 * @param razorpayOrderId the gateway's order whose outcome is known; another payment that a tab has stored since then
 * stays
 */
export function removePendingPayment(studentId: string, razorpayOrderId: string): void {
  const storageKey = studentKey(storageNames.pending, studentId);
  if (readStored(storageKey, pendingPaymentSchema)?.razorpayOrderId === razorpayOrderId)
    removeStored(storageKey);
}

/**
 * Stores the purchase in this browser (docs/specification.md section 4, payment) and deletes the finished payment.
 *
 * @param studentId the logged-in student
 * @param paidPayment the payment whose order exists
 */
export function storePurchase(studentId: string, paidPayment: PendingPayment): void {
  const storageKey = studentKey(storageNames.purchased, studentId);
  const storedExamIds = readStored(storageKey, v.array(v.string())) ?? [];
  writeStored(storageKey, [...new Set([...storedExamIds, ...paidPayment.examIds])]);
  removePendingPayment(studentId, paidPayment.razorpayOrderId);
  removePaymentKey(studentId);
}
