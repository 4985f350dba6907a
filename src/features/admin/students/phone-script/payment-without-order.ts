/** Parts of sentences about payments that did not register their exams. */
import {
  listEventsOfKind,
  type FamilyEvent,
  type FamilyEventOf,
} from "../../../../data/admin/family-events/family-events";
import { formatPaise } from "../../../../lib/money";

type PaymentWithoutOrder = FamilyEventOf<"paid_without_order">;

/** Why a payment came too late to register its exams, as part of a sentence. */
export const closedReasons: Record<string, string> = {
  late_after_exam: "the exam was over by then",
  late_for_price: "the cart was older than 48 hours by then",
  late_after_closing: "registration was closed by then",
  exam_cancelled: "the exam is cancelled",
};

/** Why a payment did not register its exams, as part of a sentence; a wrong amount has its own sentence. */
export const noOrderReasons: Record<string, string> = {
  second_payment: "it is a second payment for the same cart",
  duplicate_exam: "an exam of the cart was already registered",
  ...closedReasons,
};

/**
 * @param events the history of a student
 * @param refund a refund
 * @returns the refunded payment, if it did not register its exams
 */
export const findPaymentWithoutOrder = (
  events: readonly FamilyEvent[],
  refund: FamilyEventOf<"refund">,
): PaymentWithoutOrder | undefined =>
  listEventsOfKind(events, "paid_without_order").find(({ paymentId }) => paymentId === refund.paymentId);

/**
 * @param refund a refund
 * @returns whether it refunds an exam that an earlier order had already registered
 */
export const isDuplicateExam = ({ reason }: FamilyEventOf<"refund">): boolean => reason === "duplicate_exam";

/**
 * @param payment a payment of a wrong amount
 * @returns the price of its cart: `, ₹250`; empty if it is not known
 */
export const formatCartPrice = ({ cartPricePaise }: PaymentWithoutOrder): string =>
  cartPricePaise === null ? "" : `, ${formatPaise(cartPricePaise)}`;
