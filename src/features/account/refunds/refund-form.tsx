import { useState } from "react";
import { refundReasons, requestRefund, type RefundReason } from "../../../data/refunds";
import { TextAreaField } from "../../../ui/text-area-field";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { Notice } from "../../../ui/notice";
import { RadioCard } from "../../../ui/radio-card";
import { reasonTexts, describeRefundRefusal } from "./refund-texts";
import { useSubmit } from "../../../ui/use-submit";

type Props = { orderId: string; onReply: () => void; onSent: () => void; onCancel: () => void };

/**
 * The form of a refund request: reason, note, and Send. A refusal is shown above the buttons; the choice and the text
 * stay.
 */
export function RefundForm({ orderId, onReply, onSent, onCancel }: Props) {
  const [reason, setReason] = useState<RefundReason>();
  const [note, setNote] = useState("");
  const { run, isPending, failure, setFailure } = useSubmit();

  const applyChange = (change: () => void) => {
    setFailure(undefined);
    change();
  };
  const send = async () => {
    if (!reason) return setFailure(describeRefundRefusal({ outcome: "invalid_reason" }));
    await run(async () => {
      const reply = await requestRefund(orderId, reason, note);
      onReply();
      if (reply.outcome !== "requested") return describeRefundRefusal(reply);
      onSent();
      return undefined;
    });
  };

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-semibold">What went wrong?</legend>
        {refundReasons.map((candidate) => (
          <RadioCard
            key={candidate}
            name="reason"
            value={candidate}
            isChecked={candidate === reason}
            onChoose={() => applyChange(() => setReason(candidate))}
            className="grid min-h-13 rounded-small px-4 py-2"
          >
            <span>{reasonTexts[candidate].name}</span>
            <span className="text-small font-normal text-ink-soft">{reasonTexts[candidate].hint}</span>
          </RadioCard>
        ))}
      </fieldset>
      <TextAreaField
        label="Anything else we should know? (optional, up to 500 characters)"
        rows={2}
        value={note}
        onChange={(event) => applyChange(() => setNote(event.target.value))}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <DialogButtons
        confirmLabel="Send request"
        pending={isPending}
        cancelLabel="Keep my registration"
        onCancel={onCancel}
      />
    </form>
  );
}
