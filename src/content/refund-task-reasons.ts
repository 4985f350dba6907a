/**
 * Why a payment or refund needs a decision, as organisers read it; docs/operations.md explains each reason in detail.
 */
export const refundTaskReasons = {
  second_payment: "Paid a second time for the same cart",
  duplicate_exam: "Already enrolled in one of its exams",
  amount_mismatch: "The amount differs from the cart",
  unknown_order: "Paid for an order we do not know",
  already_refunded: "Refunded before we recorded it",
  late_after_exam: "Paid after the exam day",
  late_for_price: "Paid more than 48 hours after the cart was opened",
  late_after_closing: "Paid after registration had closed",
  exam_cancelled: "The exam was cancelled",
  dashboard_refund: "Refunded on Razorpay’s dashboard",
  dispute: "Disputed at the bank",
  student_request: "Requested by the family",
} as const;
