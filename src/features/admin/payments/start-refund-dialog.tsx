import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Payment } from "../../../data/admin/payments";
import { paymentsKey, startRefund } from "../../../data/admin/refund-tasks";
import { refundReasons, type RefundReason } from "../../../data/refunds";
import { formatPaise } from "../../../lib/money";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { SelectField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { TextAreaField } from "../../../ui/text-area-field";
import { toastSuccess } from "../../../ui/toast";
import { useSubmit } from "../../../ui/use-submit";
import { requestReasonText, startRefusalText } from "./payment-texts";

/**
 * Requests the refund of an order for a family that called; the decision follows under Review and refunds. If the order
 * has changed in the meantime and cannot be refunded any more, the dialog closes with the reason (`onClose`).
 */
export function StartRefundDialog({
  payment,
  onClose,
}: {
  payment: Payment;
  onClose: (reason?: string) => void;
}) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<RefundReason | "">("");
  const [note, setNote] = useState("");
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: paymentsKey }),
  });
  const start = async () => {
    let staleReason: string | undefined;
    const isDone = await run(async () => {
      if (reason === "") return "Please choose a reason.";
      const reply = await startRefund(payment.id, reason, note);
      if (reply.outcome === "requested") {
        toastSuccess(
          `Order ${payment.number}, ${formatPaise(reply.amount_paise)}: the refund waits for a decision under Review and refunds. The family gets an email.`,
        );
        return undefined;
      }
      if (reply.outcome === "invalid_reason" || reply.outcome === "note_too_long")
        return startRefusalText(reply);
      staleReason = `Order ${payment.number}: ${startRefusalText(reply)}`;
      return undefined;
    });
    if (isDone) onClose(staleReason);
  };
  return (
    <Dialog
      title={`Refund order ${payment.number}`}
      intro={`${payment.exams.join(", ")} · ${formatPaise(payment.amountPaise)} · ${payment.studentName ?? "Deleted account"}`}
      onClose={() => onClose()}
    >
      <p className="text-small">
        The rules are those for families: one of three reasons, within two business days, once an order. A
        request that was refused can be started again, also later. The family then gets an email that we have
        its request, and the refund waits under Review and refunds, where you choose the exams. You may decide
        it yourself; a refund needs no second organiser.
      </p>
      <SelectField
        label="Reason"
        value={reason}
        onChange={(event) =>
          setReason(refundReasons.find((candidate) => candidate === event.target.value) ?? "")
        }
      >
        <option value="">Choose the reason</option>
        {refundReasons.map((candidate) => (
          <option key={candidate} value={candidate}>
            {requestReasonText(candidate)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="What the family said (optional)"
        hint="Up to 500 characters. The family reads it as its request."
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
