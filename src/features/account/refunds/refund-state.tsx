import { site } from "../../../config/site";
import type { Order } from "../../../data/orders";
import type { RefundRequest } from "../../../data/refunds";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";

function describeState(request: RefundRequest): string {
  switch (request.status) {
    case "requested":
      if (request.isByOrganiser)
        return `We are looking into a refund of this order since ${formatIst(request.requestedAt, "date")}. Our reply will appear here.`;
      return `You requested a refund of ${formatPaise(request.amountPaise)} on ${formatIst(request.requestedAt, "date")}. We are checking it, and our reply will appear here.`;
    case "approved":
      if (request.failedAt !== null)
        return `Refund of ${formatPaise(request.approvedPaise)} approved on ${formatIst(request.decidedAt, "date")}, but the bank could not pay it out. We will send it again or pay it in another way, and email you. You do not need to do anything.`;
      return `Refund of ${formatPaise(request.approvedPaise)} approved on ${formatIst(request.decidedAt, "date")}. It takes 7-10 business days.`;
    case "refused":
      return `Refund refused on ${formatIst(request.decidedAt, "date")}.`;
    case "processed":
      return `${formatPaise(request.approvedPaise)} paid back on ${formatIst(request.processedAt, "date")}.`;
  }
}

/** How a refund was paid, by `paidBy` of its credit note. */
const paidByTexts: Record<string, string> = {
  gateway: " to the method it was paid with",
  dashboard: " to the method it was paid with",
  bank: " by your bank",
  upi: " by UPI",
  bank_transfer: " by bank transfer",
  cash: " in cash",
};

/**
 * A refund that was paid: how much, for which exams, when, how and with which reference of the bank; `answer` is the
 * organiser's note to the family, if any.
 */
export function PaidRefund({
  refund: { amountPaise, exams, refundedAt, paidBy, reference },
  answer,
}: {
  refund: Order["creditNotes"][number];
  answer: string | null;
}) {
  const examsText = exams.length === 0 ? "" : ` for ${new Intl.ListFormat("en-IN").format(exams)},`;
  const referenceText = reference === null ? "" : `, reference ${reference}`;
  return (
    <div className="grid gap-1 text-small text-ink-soft">
      <p className="wrap-anywhere">
        {formatPaise(amountPaise)}
        {examsText} paid back on {formatIst(refundedAt, "date")}
        {paidByTexts[paidBy]}
        {referenceText}.
      </p>
      {answer !== null && <AnswerLine name="We wrote:" answer={answer} />}
    </div>
  );
}

function AnswerLine({ name, answer }: { name: string; answer: string }) {
  return (
    <p className="break-words text-ink">
      <span className="font-semibold">{name}</span> {answer}
    </p>
  );
}

/** The state of a family's request in one line, and the organiser's note, if any. */
export function RefundState({ request }: { request: RefundRequest }) {
  return (
    <div className="grid gap-1 text-small text-ink-soft">
      <p>{describeState(request)}</p>
      {request.status !== "requested" && request.answer !== null && (
        <AnswerLine name={request.status === "refused" ? "Why:" : "We wrote:"} answer={request.answer} />
      )}
      {request.status === "refused" && <p>Questions? Write to {site.helpEmail}. We are glad to help.</p>}
    </div>
  );
}
