import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Payment } from "../../../data/admin/payments";
import { paymentsKey, startReasons, startRefund, type StartReason } from "../../../data/admin/refund-tasks";
import { formatPaise } from "../../../lib/money";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { SelectField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { TextAreaField } from "../../../ui/text-area-field";
import { useSubmit } from "../../../ui/use-submit";
import { requestReasonText, startRefusalText } from "./payment-texts";

/** Returns the exams that are left in an order, and how much of its money. */
function describeRest({ exams, refundedExams, amountPaise, refundedPaise }: Payment): string {
  const names = exams.filter((exam) => !refundedExams.includes(exam)).join(", ");
  if (refundedPaise === 0) return `${names} · ${formatPaise(amountPaise)}`;
  return `${names} · ${formatPaise(amountPaise - refundedPaise)} left of ${formatPaise(amountPaise)}`;
}

/**
 * Asks for the refund of an order for a family that called; the decision follows under Review and refunds. The
 * dialog closes with what was done, or with the reason if the order has changed in the meantime and cannot be refunded any more
 * (`onClose`).
 */
export function StartRefundDialog({
  payment,
  onClose,
}: {
  payment: Payment;
  onClose: (result?: { done?: string; problem?: string }) => void;
}) {
  const queryClient = useQueryClient();
  const isLate = payment.refundError === "too_late";
  const reasons = isLate ? (["other"] as const) : startReasons;
  const [reason, setReason] = useState<StartReason | "">(isLate ? "other" : "");
  const [note, setNote] = useState("");
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: paymentsKey }),
  });
  const start = async () => {
    let result: { done?: string; problem?: string } | undefined;
    const isDone = await run(async () => {
      if (reason === "") return "Please choose a reason.";
      const reply = await startRefund(payment.id, reason, note);
      if (reply.outcome === "requested") {
        const who = reason === "other" ? "a decision of another organiser" : "a decision";
        result = {
          done: `Order ${payment.number}, ${formatPaise(reply.amount_paise)}: the refund waits for ${who} under Review and refunds. The family gets an email.`,
        };
        return undefined;
      }
      if (
        reply.outcome === "invalid_reason" ||
        reply.outcome === "note_required" ||
        reply.outcome === "note_too_long"
      )
        return startRefusalText(reply);
      result = { problem: `Order ${payment.number}: ${startRefusalText(reply)}` };
      return undefined;
    });
    if (isDone) onClose(result);
  };
  return (
    <Dialog
      title={`Refund order ${payment.number}`}
      intro={`${describeRest(payment)} · ${payment.studentName ?? "Deleted account"}`}
      onClose={() => onClose()}
    >
      <p className="text-small">
        {isLate
          ? "The two business days in which a family can ask are over, so only another reason is possible. "
          : "The rules are those for families: one of three reasons, within two business days. A request that was refused can be started again, also later. You can decide on this refund yourself. "}
        For another reason, such as goodwill, write it down; another organiser must then approve it, and also
        a double payment if we have no other payment for its exams. The family gets an email that we look into
        a refund, without an amount, and the refund waits under Review and refunds, where the exams are
        chosen.
      </p>
      <SelectField
        label="Reason"
        value={reason}
        onChange={(event) => setReason(reasons.find((known) => known === event.target.value) ?? "")}
      >
        <option value="">Choose the reason</option>
        {reasons.map((known) => (
          <option key={known} value={known}>
            {requestReasonText(known)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={reason === "other" ? "The reason" : "What the family said (optional)"}
        hint="Up to 500 characters. The organiser who decides reads it, and the family in the download of its data."
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <DialogButtons
        confirmLabel="Start refund"
        pending={isPending}
        onConfirm={() => void start()}
        onCancel={() => onClose()}
      />
    </Dialog>
  );
}
