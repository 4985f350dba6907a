import type { ReactNode } from "react";
import { paths } from "../../../config/paths";
import type { RefundTask } from "../../../data/admin/refund-tasks";
import { cn } from "../../../lib/cn";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { TextLink } from "../../../ui/text-link";
import {
  describeOtherPayment,
  describeRefund,
  describeRefusal,
  failedRefundText,
  requestReasonText,
  formatTaskTitle,
  taskStatusTexts,
} from "./payment-texts";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Whether the refund is about exams that were paid twice, as the family or our rules say. */
const isDouble = ({ reason, requestReason }: RefundTask) =>
  reason === "second_payment" || reason === "duplicate_exam" || requestReason === "double_payment";

/** The other payments for the same exams, so that a double payment can be decided on without leaving. */
function OtherPayments({ task }: { task: RefundTask }) {
  if (task.otherPayments.length === 0)
    return isDouble(task) ? <Fact name="Other payments">none for these exams</Fact> : null;
  return (
    <Fact name="Other payments">
      <ul className="grid gap-1">
        {task.otherPayments.map((payment) => (
          <li key={payment.paymentId}>{describeOtherPayment(payment)}</li>
        ))}
      </ul>
    </Fact>
  );
}

/**
 * Shows what a decision needs: reason, family, payment, request and current state. `isMarked`: a link has led to this
 * refund, so it has a border.
 */
export function TaskCard({
  task,
  isMarked,
  onDecide,
}: {
  task: RefundTask;
  isMarked: boolean;
  onDecide: () => void;
}) {
  const refund = describeRefund(task);
  const isOpen = task.status === "review" || task.status === "failed";
  return (
    <Card className={cn("grid h-full content-start gap-3", isMarked && "outline-2 outline-violet")}>
      <header className="flex items-baseline justify-between gap-4">
        <h3 className="text-subheading">{formatTaskTitle(task)}</h3>
        <p className="font-heading text-subheading font-bold tabular">{formatPaise(task.amountPaise)}</p>
      </header>
      <dl className="grid gap-1 text-small">
        <Fact name="Status">{taskStatusTexts[task.status]}</Fact>
        <Fact name="Student">
          {task.studentId ? (
            <>
              <TextLink to={`${paths.adminPanel}?section=families&student=${task.studentId}`}>
                {task.studentName ?? "Deleted account"}
              </TextLink>{" "}
              · {task.studentEmail ?? ""}
            </>
          ) : (
            "not one of our students"
          )}
        </Fact>
        <Fact name="Payment">
          {task.paymentId}, {formatPaise(task.paymentPaise)} on {formatIst(task.paidAt, "time")} IST
        </Fact>
        <OtherPayments task={task} />
        {!task.items && task.cartPaise !== null && (
          <Fact name="Cart">
            {task.cartExams?.join(", ")}, {formatPaise(task.cartPaise)}
            {task.cartPaise !== task.paymentPaise &&
              ` (${formatPaise(Math.abs(task.paymentPaise - task.cartPaise))} too ${task.paymentPaise < task.cartPaise ? "little" : "much"} paid)`}
          </Fact>
        )}
        {task.items && (
          <Fact name={`Order ${task.orderNumber}`}>
            {task.items.map(({ name, pricePaise }) => `${name} ${formatPaise(pricePaise)}`).join(", ")}
          </Fact>
        )}
        {task.countingOrder !== null && (
          <Fact name="Counts">Order {task.countingOrder} of the same cart</Fact>
        )}
        {task.requestReason && task.requestedAt && (
          <Fact name={task.startedBy === null ? "Family" : "Started by"}>
            {task.startedBy !== null && `${task.startedBy}, after a call: `}
            {requestReasonText(task.requestReason)}
            {task.requestNote && `: “${task.requestNote}”`}, {formatIst(task.requestedAt, "time")} IST
          </Fact>
        )}
        {refund !== null && <Fact name="Refunded">{refund}</Fact>}
        {task.detail && <Fact name="Gateway">{task.detail}</Fact>}
        {task.status === "failed" && <Fact name="What to do">{failedRefundText}</Fact>}
        {task.decidedAt && (
          <Fact name="Decided">
            {task.decidedBy && `${task.decidedBy}, `}
            {formatIst(task.decidedAt, "time")} IST
          </Fact>
        )}
        {task.note && <Fact name="Note">{task.note}</Fact>}
        {task.refusals.map((refusal) => (
          <Fact key={`${refusal.refusedAt} ${refusal.answer}`} name="Refused before">
            {describeRefusal(refusal)}
          </Fact>
        ))}
      </dl>
      {isOpen && (
        <Button variant="quiet" size="card" className="justify-self-start" onClick={onDecide}>
          Decide <span className="sr-only">on {task.paymentId}</span>
        </Button>
      )}
    </Card>
  );
}
