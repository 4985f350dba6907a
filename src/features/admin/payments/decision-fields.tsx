import { useState } from "react";
import { paidMethods, type ManualRefund, type RefundTask } from "../../../data/admin/refund-tasks";
import { dayInIndia } from "../../../lib/day-in-india";
import { formatPaise } from "../../../lib/money";
import { readDay } from "../../../lib/read-day";
import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField, TextField } from "../../../ui/field";
import { TextAreaField } from "../../../ui/text-area-field";
import { RadioCard } from "../../../ui/radio-card";
import { Notice } from "../../../ui/notice";
import {
  describeKeptMoney,
  isRefusalEmailed,
  listCancellableItems,
  listDecisions,
  needsManualRefund,
  type DecisionDraft,
} from "./decision-draft";
import { decisionTexts, paidMethodNames } from "./payment-texts";

/** How a manual refund was paid: the method, the reference and the day. */
function ManualRefundFields({
  task,
  value,
  onChange,
}: {
  task: RefundTask;
  value: ManualRefund;
  onChange: (value: ManualRefund) => void;
}) {
  const [today] = useState(() => dayInIndia(new Date()));
  return (
    <>
      <SelectField
        label="How was it paid?"
        value={value.method}
        onChange={(event) => {
          const method = paidMethods.find((known) => known === event.target.value) ?? "";
          onChange({ ...value, method });
        }}
      >
        <option value="">Choose the way</option>
        {paidMethods.map((method) => (
          <option key={method} value={method}>
            {paidMethodNames[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={value.method === "cash" ? "Reference (optional)" : "Reference"}
        hint="The bank’s number (UTR, RRN), or the refund’s id on Razorpay’s dashboard. The family sees it."
        value={value.reference}
        onChange={(event) => onChange({ ...value, reference: event.target.value })}
      />
      <TextField
        type="date"
        label="Paid on (IST)"
        hint="When the family got the money. The credit note has today’s date."
        min={dayInIndia(new Date(task.paidAt))}
        max={today}
        value={value.day}
        onChange={(event) => onChange({ ...value, day: readDay(event.target.value) })}
      />
    </>
  );
}

/**
 * The fields of a decision: the decision, the registrations to cancel, the remaining amount, and a note, which the
 * family reads if it requested the refund.
 */
export function DecisionFields({
  task,
  draft,
  onChange,
}: {
  task: RefundTask;
  draft: DecisionDraft;
  onChange: (draft: DecisionDraft) => void;
}) {
  const items = listCancellableItems(task);
  const isReadByFamily =
    task.requestReason !== null || (draft.decision === "refuse" && isRefusalEmailed(task));
  const keptMoneyText = draft.decision === "refuse" ? describeKeptMoney(task) : null;
  const noteName = isReadByFamily ? "Note to the family" : "Note";
  const toggle = (examId: string) => {
    const examIds = draft.examIds.includes(examId)
      ? draft.examIds.filter((id) => id !== examId)
      : [...draft.examIds, examId];
    onChange({ ...draft, examIds });
  };
  return (
    <>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 font-semibold">What happens?</legend>
        {listDecisions(task).map((decision) => (
          <RadioCard
            key={decision}
            name="decision"
            value={decision}
            isChecked={decision === draft.decision}
            onChoose={() => onChange({ ...draft, decision })}
            className="grid min-h-13 rounded-small px-4 py-2"
          >
            <span>{decisionTexts[decision].name}</span>
            <span className="text-small font-normal text-ink-soft forced-colors:text-inherit">
              {decisionTexts[decision].hint}
            </span>
          </RadioCard>
        ))}
      </fieldset>
      {items.length > 0 && draft.decision !== "refuse" && (
        <fieldset className="grid min-w-0">
          <legend className="mb-2 font-semibold">Which registrations should end?</legend>
          {items.map(({ examId, name, pricePaise }) => (
            <CheckboxField
              key={examId}
              label={`${name}, ${formatPaise(pricePaise)}`}
              checked={draft.examIds.includes(examId)}
              onChange={() => toggle(examId)}
            />
          ))}
        </fieldset>
      )}
      {draft.decision === "refund" && (
        <p className="text-small text-ink-soft">
          {formatPaise(task.leftPaise)} of this payment can still be refunded.
        </p>
      )}
      {needsManualRefund(task, draft) && (
        <ManualRefundFields
          task={task}
          value={draft.manualRefund}
          onChange={(manualRefund) => onChange({ ...draft, manualRefund })}
        />
      )}
      {keptMoneyText !== null && <Notice tone="info">{keptMoneyText}</Notice>}
      <TextAreaField
        label={draft.decision === "refund" ? `${noteName} (optional)` : noteName}
        hint={
          isReadByFamily
            ? `Up to 500 characters. The family reads it ${task.requestReason === null ? "by email" : "with the request"}.`
            : "Up to 500 characters. Saved with the decision. The family does not see it."
        }
        value={draft.note}
        onChange={(event) => onChange({ ...draft, note: event.target.value })}
      />
    </>
  );
}
