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
  describeFailure,
  describeOtherPayment,
  describeRefund,
  describeRefusal,
  requestReasonText,
  formatTaskTitle,
  taskStatusTexts,
} from "./payment-texts";
import { listSteps, showsOtherPayments } from "./what-to-do";

function DetailRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The other payments for the same exams, so that an organiser can decide on a double payment without leaving the list. */
function OtherPayments({ task }: { task: RefundTask }) {
  if (!showsOtherPayments(task)) return null;
  if (task.otherPayments.length === 0)
    return <DetailRow name="Other payments">none for these exams</DetailRow>;
  return (
    <DetailRow name="Other payments">
      <ul className="grid gap-1">
        {task.otherPayments.map((payment) => (
          <li key={payment.paymentId}>{describeOtherPayment(payment)}</li>
        ))}
      </ul>
    </DetailRow>
  );
}

/**
 * Shows what a decision needs: reason, family, payment, request and current state. `isHighlighted`: a link has led to this
 * refund, so the card has a border.
 */
export function TaskCard({
  task,
  isHighlighted,
  onDecide,
  onReopen,
}: {
  task: RefundTask;
  isHighlighted: boolean;
  onDecide: () => void;
  onReopen: () => void;
}) {
  const refund = describeRefund(task);
  const steps = listSteps(task);
  const isOpen = task.status === "review" || task.status === "failed";
  const approvedExams = task.items?.filter(({ isApproved }) => isApproved).map(({ name }) => name) ?? [];
  return (
    <Card className={cn("grid h-full content-start gap-3", isHighlighted && "outline-2 outline-violet")}>
      <header className="flex items-baseline justify-between gap-4">
        <h3 className="text-subheading">{formatTaskTitle(task)}</h3>
        <p className="font-heading text-subheading font-bold tabular">{formatPaise(task.amountPaise)}</p>
      </header>
      <dl className="grid gap-1 text-small">
        <DetailRow name="Status">{taskStatusTexts[task.status]}</DetailRow>
        <DetailRow name="Student">
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
        </DetailRow>
        <DetailRow name="Payment">
          {task.paymentId}, {formatPaise(task.paymentPaise)} on {formatIst(task.paidAt, "dateTime")} IST
        </DetailRow>
        <OtherPayments task={task} />
        {!task.items && task.cartPaise !== null && (
          <DetailRow name="Cart">
            {task.cartExams?.join(", ")}, {formatPaise(task.cartPaise)}
            {task.cartPaise !== task.paymentPaise &&
              ` (${formatPaise(Math.abs(task.paymentPaise - task.cartPaise))} too ${task.paymentPaise < task.cartPaise ? "little" : "much"} paid)`}
          </DetailRow>
        )}
        {task.items && (
          <DetailRow name={`Order ${task.orderNumber}`}>
            {task.items.map(({ name, pricePaise }) => `${name} ${formatPaise(pricePaise)}`).join(", ")}
          </DetailRow>
        )}
        {task.validOrder !== null && (
          <DetailRow name="Valid order">Order {task.validOrder}, paid for the same cart</DetailRow>
        )}
        {task.requestReason && task.requestedAt && (
          <DetailRow name={task.startedBy === null ? "Family" : "Started by"}>
            {task.startedBy !== null && `${task.startedBy}, after a call: `}
            {requestReasonText(task.requestReason)}
            {task.requestNote && `: “${task.requestNote}”`}, {formatIst(task.requestedAt, "dateTime")} IST
          </DetailRow>
        )}
        {refund !== null && <DetailRow name="Refunded">{refund}</DetailRow>}
        {task.detail && <DetailRow name="Gateway">{task.detail}</DetailRow>}
        {task.failures.map((failure) => (
          <DetailRow key={failure.failedAt} name="Failed try">
            {describeFailure(failure)}
          </DetailRow>
        ))}
        {task.decidedAt && (
          <DetailRow name="Decided">
            {task.decidedBy && `${task.decidedBy}, `}
            {formatIst(task.decidedAt, "dateTime")} IST
          </DetailRow>
        )}
        {refund === null && approvedExams.length > 0 && (
          <DetailRow name="Approved for">{approvedExams.join(", ")}</DetailRow>
        )}
        {task.note && <DetailRow name="Note">{task.note}</DetailRow>}
        {task.refusals.map((refusal) => (
          <DetailRow key={`${refusal.refusedAt} ${refusal.answer}`} name="Refused before">
            {describeRefusal(refusal)}
          </DetailRow>
        ))}
      </dl>
      {steps.length > 0 && (
        <section
          aria-label="What to do"
          className="grid gap-1 rounded-small bg-violet-tint px-4 py-3 text-small"
        >
          <h4 className="font-semibold">What to do</h4>
          <ol className="grid list-decimal gap-1 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {isOpen && (
        <Button variant="quiet" size="card" className="justify-self-start" onClick={onDecide}>
          Decide <span className="sr-only">on {task.paymentId}</span>
        </Button>
      )}
      {/* A refused refund of an order is opened again from the order. */}
      {task.status === "refused" && task.orderNumber === null && (
        <Button variant="quiet" size="card" className="justify-self-start" onClick={onReopen}>
          Open again <span className="sr-only">{task.paymentId}</span>
        </Button>
      )}
    </Card>
  );
}
