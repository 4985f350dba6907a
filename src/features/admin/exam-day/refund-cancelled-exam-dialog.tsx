import { useQueryClient } from "@tanstack/react-query";
import { examDayKey, type PaperCounts } from "../../../data/admin/exam-day";
import { refundCancelledExam } from "../../../data/admin/exam-decisions";
import { paths } from "../../../config/paths";
import { formatPaise } from "../../../lib/money";
import { countText } from "../../../ui/count-text";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { TextLink } from "../../../ui/text-link";
import { toastSuccess } from "../../../ui/toast";
import type { ExamChoice } from "../../../data/admin/exam-choices";

/** Asks for confirmation before a cancelled exam is refunded to everybody in a class (decision 072). */
export function RefundCancelledExamDialog({
  exam,
  paper: { classId, className, unrefunded, unrefundedPaise, waitingRefunds },
  onClose,
}: {
  exam: ExamChoice;
  paper: PaperCounts;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const refundAll = async (): Promise<string | undefined> => {
    try {
      const { queued, undecided } = await refundCancelledExam(exam, classId);
      toastSuccess(`Refunds for ${countText(queued, "family", "families")} are queued.`);
      if (undecided === 0) return undefined;
      return `${countText(undecided, "family", "families")} cannot be refunded yet: a dispute or a refund by Razorpay is waiting under Payments. Please settle it there and try again.`;
    } finally {
      await queryClient.invalidateQueries({ queryKey: examDayKey });
    }
  };
  return (
    <ConfirmDialog
      title={`${exam.name}, ${className}: refund the fee?`}
      confirmLabel={`Refund ${countText(unrefunded, "family", "families")}`}
      onConfirm={refundAll}
      onClose={onClose}
    >
      <p>
        {countText(unrefunded, "family", "families")} {unrefunded === 1 ? "gets" : "get"}{" "}
        {formatPaise(unrefundedPaise)} in all. The exam was cancelled. Everyone still enrolled gets a full
        refund to the original payment method, even those who had started. Each family is emailed. This cannot
        be undone.
      </p>
      {waitingRefunds > 0 && (
        <p>
          {countText(waitingRefunds, "more family waits", "more families wait")} under{" "}
          <TextLink to={`${paths.adminPanel}?section=payments&view=refunds`}>Payments</TextLink>: an earlier
          refund failed, or a dispute or a refund on Razorpay’s dashboard is open. Please decide there.
        </p>
      )}
    </ConfirmDialog>
  );
}
