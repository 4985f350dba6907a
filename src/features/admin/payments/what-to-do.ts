import type { RefundTask } from "../../../data/admin/refund-tasks";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { failedRefundText } from "./payment-texts";

/** Whether the refund is about exams that were paid twice, as the family or our rules say. */
const isDoublePayment = ({ reason, requestReason }: RefundTask) =>
  reason === "second_payment" || reason === "duplicate_exam" || requestReason === "double_payment";

/**
 * @param task a refund
 * @returns whether its card has the row “Other payments”
 */
export const showsOtherPayments = (task: RefundTask): boolean =>
  task.otherPayments.length > 0 || isDoublePayment(task);

const payAgainStep =
  "If the child is to take part, the family pays again on its dashboard while registration is open, but only after you have decided here.";

const refundAllStep =
  "Choose “Refund”. The whole payment is refunded; it registers no exam, and it cannot be used for one.";

/** The steps for a payment of a wrong amount. */
function listAmountSteps(task: RefundTask): string[] {
  const { cartPaise, paymentPaise } = task;
  const difference =
    cartPaise === null
      ? "The amount is not that of the cart."
      : `The cart was ${formatPaise(cartPaise)}, but ${formatPaise(paymentPaise)} arrived.`;
  return [
    showsOtherPayments(task)
      ? `${difference} Look at “Other payments”: if the cart was paid correctly too, the exams are registered by that payment.`
      : `${difference} We have no other payment for these exams.`,
    refundAllStep,
    payAgainStep,
    "Choose “Refuse” only if the bank has already returned the money. The family reads your note by email.",
  ];
}

const unknownOrderSteps = [
  "Open Razorpay’s dashboard, Payments, and search for the payment id above. It names the payer’s email and phone, and the payment link or shop.",
  "If the payment was not for this site (a payment link, another shop on the account): choose “Refuse” and write what it was for. Nobody gets an email.",
  "If a family of this site paid it: write to the address that Razorpay shows, then choose “Refund”. The site sends it no email.",
  "If nobody can say what it was for within three business days: choose “Refund”.",
];

/** The steps for a request; its reason is `other` if an organiser started the refund for a reason of their own. */
function listRequestSteps(task: RefundTask): string[] {
  const { requestReason, needsOtherOrganiser } = task;
  if (requestReason === "double_payment" && needsOtherOrganiser)
    return [
      "You started this refund as a double payment, but we have no other payment for these exams.",
      "Ask another organiser to read it and to decide; you can only refuse it.",
    ];
  if (needsOtherOrganiser)
    return [
      "You started this refund yourself. Ask another organiser to read the reason and to decide.",
      "You can only refuse it, if it was a mistake, with a note. The family reads it.",
    ];
  if (requestReason === "other")
    return [
      "Read the reason. It is not one of the three reasons of the rules, so you decide as the second organiser.",
      "Choose “Refund” and tick the exams whose registration ends, or “Refuse” with a note. The family reads the note.",
    ];
  return [
    showsOtherPayments(task)
      ? "Compare what the family says with “Other payments” and the order."
      : "Compare what the family says with the payment and the order.",
    "Choose “Refund” and tick the exams whose registration ends, or “Refuse” with a note. The family reads the note.",
  ];
}

/** The steps for each reason; those of a wrong amount and of a request depend on the task. */
const stepsByReason: Partial<Record<RefundTask["reason"], string[]>> = {
  unknown_order: unknownOrderSteps,
  late_after_exam: ["The exam was over when the money came.", "Choose “Refund”."],
  late_for_price: [
    "The cart was older than 48 hours, and a cart keeps its prices for 48 hours.",
    refundAllStep,
    payAgainStep,
  ],
  late_after_closing: ["Registration was closed when the family paid.", "Choose “Refund”."],
  exam_cancelled: ["The exam was cancelled.", "Choose “Refund”."],
  already_refunded: [
    "Razorpay had refunded this payment before we recorded it. The family has its money.",
    "Choose “Already refunded manually” and write in the note what you know about it.",
  ],
  dashboard_refund: [
    "Somebody refunded this payment in Razorpay’s dashboard. Ask the other organisers who did so, and for which exams.",
    "Choose “Already refunded manually” and tick the exams whose registration ends.",
    "Choose “Refuse” if every registration should stay.",
  ],
  dispute: [
    "Open Razorpay’s dashboard, Disputes, and answer before the date given there; attach the receipt, and the answer record if the child took the exam.",
    "Wait for the bank’s decision. Do not refund: a lost dispute is paid by the bank.",
    "Lost: choose “Already refunded manually” and tick the exams whose registration ends. Won: choose “Refuse” with a note.",
  ],
};

/**
 * @param task a refund or a payment to check
 * @returns what the organiser does, step by step; empty if nothing waits for a decision
 */
export function listSteps(task: RefundTask): string[] {
  if (task.status === "failed") return failedRefundText;
  if (task.status !== "review") return [];
  const steps =
    task.reason === "amount_mismatch"
      ? listAmountSteps(task)
      : task.reason === "student_request"
        ? listRequestSteps(task)
        : (stepsByReason[task.reason] ?? []);
  return task.answerBy === null
    ? steps
    : [
        ...steps,
        `We have emailed the family that we are checking this payment. Decide by ${formatIst(task.answerBy, "weekday")}: the email promises an answer by then.`,
      ];
}
