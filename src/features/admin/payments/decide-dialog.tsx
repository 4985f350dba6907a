import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { decideRefund, paymentsKey, type Decision, type RefundTask } from "../../../data/admin/refund-tasks";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Notice } from "../../../ui/notice";
import {
  listCancellableItems,
  createDraft,
  describeKeptMoney,
  isRefusalEmailed,
  hasTypedText,
  isUnprovenDoublePayment,
  listDecidedExams,
  findProblem,
  needsManualRefund,
  sumPaise,
  type DecisionDraft,
} from "./decision-draft";
import { DecisionFields } from "./decision-fields";
import { nameTask, paidMethodNames, refusalText, formatTaskTitle } from "./payment-texts";
import { useSubmit } from "../../../ui/use-submit";

const confirmTitles: Record<Decision, string> = {
  refund: "Refund this?",
  by_hand: "Mark this as refunded manually?",
  refuse: "Refuse this refund?",
};

function formatDoneText(
  outcome: "queued" | "processed" | "refused",
  task: RefundTask,
  amountPaise: number,
): string {
  const name = nameTask(task, amountPaise);
  if (outcome === "queued") return `The refund is queued. ${name}.`;
  if (outcome === "processed") return `Marked as refunded. ${name}.`;
  return `Refused. ${name}.${isRefusalEmailed(task) ? " The family gets your note by email." : ""}`;
}

/** The sentences to confirm before a decision is saved. */
function formatConfirmation(task: RefundTask, draft: DecisionDraft): string {
  if (draft.decision === "refuse") {
    const mail = isRefusalEmailed(task) ? " The family gets your note by email." : "";
    const finalityText =
      task.requestReason === null
        ? " You cannot take this back."
        : " The family cannot ask again. If this was a mistake, an organiser can start the refund again, at its order.";
    const keptMoneyText = describeKeptMoney(task);
    return `No refund.${keptMoneyText === null ? "" : ` ${keptMoneyText}`}${mail}${finalityText}`;
  }
  const listNames = (isChosen: boolean) =>
    listCancellableItems(task)
      .filter(({ examId }) => draft.examIds.includes(examId) === isChosen)
      .map(({ name }) => name);
  const names = listNames(true).join(", ");
  const otherNames = listNames(false);
  const otherExamsText =
    otherNames.length === 0
      ? ""
      : ` ${otherNames.join(", ")} ${otherNames.length === 1 ? "stays" : "stay"} registered.${task.requestReason === null ? "" : ` The family cannot ask again for this order, but an organiser can start another refund of ${otherNames.length === 1 ? "it" : "them"}.`}`;
  const ending = `${names === "" ? "" : ` The registration for ${names} ends.`}${otherExamsText}`;
  const amount = formatPaise(sumPaise(task, draft));
  // Nobody gets an email about money of an unknown payer or a deleted account.
  const isEmailed = task.studentName !== null;
  return draft.decision === "refund"
    ? `${amount} will be refunded through Razorpay.${ending}${isEmailed ? " The family gets an email when the refund is on its way." : ""} This cannot be undone.`
    : `${amount} will be marked as refunded manually.${ending}${isEmailed ? " The family gets an email about it." : ""} This cannot be undone.`;
}

/** The confirmation of a decision: the student, the exams, the amount, the note, and its effects. */
function Confirmation({ task, draft }: { task: RefundTask; draft: DecisionDraft }) {
  const amountPaise = draft.decision === "refuse" ? task.amountPaise : sumPaise(task, draft);
  const { method, reference, day } = draft.manualRefund;
  const details = [
    [
      "Student",
      task.studentName ?? (task.studentId === null ? "not one of our students" : "Deleted account"),
    ],
    ["Exams", listDecidedExams(task, draft).join(", ") || "not known"],
    ["Amount", formatPaise(amountPaise)],
    ...(needsManualRefund(task, draft) && method !== ""
      ? ([
          ["How", paidMethodNames[method]],
          ["Reference", reference.trim() === "" ? "none" : reference.trim()],
          ["Paid on", formatIst(`${day}T00:00:00+05:30`, "date")],
        ] as const)
      : []),
    ["Note", draft.note.trim() === "" ? "none" : `“${draft.note.trim()}”`],
  ] as const;
  return (
    <Notice tone="info" className="grid gap-3">
      <p className="font-semibold">{confirmTitles[draft.decision]}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        {details.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{formatConfirmation(task, draft)}</p>
    </Notice>
  );
}

/** Says whether this organiser may decide alone. */
function describeApproval(task: RefundTask): string {
  const { needsOtherOrganiser, requestReason, startedBy } = task;
  if (needsOtherOrganiser && requestReason === "double_payment")
    return "You started this refund as a double payment though we have no other payment for its exams, so another organiser must approve it. You can only refuse it.";
  if (needsOtherOrganiser)
    return "You started this refund for a reason of your own, so another organiser must approve it. You can only refuse it.";
  if (requestReason === "other")
    return `${startedBy ?? "Another organiser"} started this refund for a reason outside the three of the rules. Your decision is the approval that it needs.`;
  if (isUnprovenDoublePayment(task))
    return `${startedBy} started this refund as a double payment, but we have no other payment for its exams. Your decision is the approval that it needs.`;
  return "You can decide on this refund yourself: it needs no second organiser.";
}

/**
 * The dialog of a decision: first the choice, then a confirmation of its effect. The input stays after a failure. The
 * dialog closes with what was done, or with the reason if somebody else has decided in the meantime (`onClose`).
 */
export function DecideDialog({
  task,
  onClose,
}: {
  task: RefundTask;
  onClose: (result?: { done?: string; problem?: string }) => void;
}) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => createDraft(task));
  const [isConfirming, setConfirming] = useState(false);
  const { run, isPending, failure, setFailure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: paymentsKey }),
  });

  const change = (newDraft: DecisionDraft) => {
    setFailure(undefined);
    setDraft(newDraft);
  };
  const checkDraft = () => {
    const problem = findProblem(task, draft);
    setFailure(problem);
    setConfirming(problem === undefined);
  };
  const send = async () => {
    let result: { done?: string; problem?: string } | undefined;
    const isDone = await run(async () => {
      const examIds =
        draft.decision === "refuse" || listCancellableItems(task).length === 0 ? null : draft.examIds;
      const reply = await decideRefund(
        task.id,
        draft.decision,
        draft.note,
        examIds,
        needsManualRefund(task, draft) ? draft.manualRefund : undefined,
      );
      if (reply.outcome === "not_open" || reply.outcome === "not_found") {
        result = { problem: `${nameTask(task, task.amountPaise)}: ${refusalText(reply)}` };
        return undefined;
      }
      if (!("amount_paise" in reply)) return refusalText(reply);
      result = { done: formatDoneText(reply.outcome, task, reply.amount_paise) };
      return undefined;
    });
    if (isDone) onClose(result);
    else setConfirming(false);
  };

  return (
    <Dialog
      title="Decide"
      intro={`${formatTaskTitle(task)} · ${nameTask(task, task.amountPaise)}${task.orderNumber === null ? "" : ` · ${task.paymentId}`}`}
      hasChanges={hasTypedText(draft)}
      onClose={() => onClose()}
    >
      <p className="text-small">{describeApproval(task)}</p>
      {isConfirming ? (
        <Confirmation task={task} draft={draft} />
      ) : (
        <DecisionFields task={task} draft={draft} onChange={change} />
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          className="grow"
          pending={isPending}
          onClick={() => (isConfirming ? void send() : checkDraft())}
        >
          {isConfirming ? "Yes, do it" : "Continue"}
        </Button>
        <Button
          variant="outline"
          className="grow"
          disabled={isPending}
          onClick={() => (isConfirming ? setConfirming(false) : onClose())}
        >
          {isConfirming ? "Back" : "Cancel"}
        </Button>
      </div>
    </Dialog>
  );
}
