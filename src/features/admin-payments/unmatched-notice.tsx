import type { UnmatchedPayment } from "../../data/admin/payments";
import { taskReasons } from "../../data/admin/refund-tasks";
import { formatIst } from "../../lib/dates";
import { formatPaise } from "../../lib/money";
import { Notice } from "../../ui/notice";
import { taskReasonTexts } from "./payment-texts";

/** Money that was searched for and became no order: why, and that it waits among the refunds. */
export function UnmatchedNotice({ payment }: { payment: UnmatchedPayment }) {
  const reason = taskReasons.find((known) => known === payment.reason);
  return (
    <Notice tone="info">
      {formatPaise(payment.amountPaise)} arrived as {payment.paymentId} on {formatIst(payment.paidAt, "time")}{" "}
      IST and became no order{reason && `: ${taskReasonTexts[reason].toLowerCase()}`}. It stands under Review
      and refunds.
    </Notice>
  );
}
