import { site } from "../../../config/site";
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

/** The state of a family's request in one line, and the organiser's note, if any. */
export function RefundState({ request }: { request: RefundRequest }) {
  return (
    <div className="grid gap-1 text-small text-ink-soft">
      <p>{describeState(request)}</p>
      {request.status !== "requested" && request.answer !== null && (
        <p className="break-words text-ink">
          <span className="font-semibold">{request.status === "refused" ? "Why:" : "We wrote:"}</span>{" "}
          {request.answer}
        </p>
      )}
      {request.status === "refused" && <p>Questions? Write to {site.helpEmail}. We are glad to help.</p>}
    </div>
  );
}
