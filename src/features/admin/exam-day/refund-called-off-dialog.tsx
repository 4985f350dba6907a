import { useQueryClient } from "@tanstack/react-query";
import { examDayKey, type PaperCounts } from "../../../data/admin/exam-day";
import { refundCalledOff } from "../../../data/admin/exam-decisions";
import { formatPaise } from "../../../lib/money";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { toastSuccess } from "../../../ui/toast";
import type { ExamChoice } from "../../../data/admin/exam-choices";

const formatFamilyCount = (count: number) =>
  count === 1 ? "1 family" : `${count.toLocaleString("en-IN")} families`;

/** Asks for confirmation before a called-off exam is refunded to everybody in a class (decision 072). */
export function RefundCalledOffDialog({
  exam,
  paper: { classId, className, unrefunded, unrefundedPaise },
  onClose,
}: {
  exam: ExamChoice;
  paper: PaperCounts;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const refundAll = async (): Promise<string | undefined> => {
    try {
      const { queued, undecided } = await refundCalledOff(exam, classId);
      toastSuccess(`Refunds for ${formatFamilyCount(queued)} are queued.`);
      if (undecided === 0) return undefined;
      return `${formatFamilyCount(undecided)} cannot be refunded yet: a dispute or a gateway refund is waiting under Payments. Please settle it there and try again.`;
    } finally {
      await queryClient.invalidateQueries({ queryKey: examDayKey });
    }
  };
  return (
    <ConfirmDialog
      title={`${exam.name}, ${className}: refund the fee?`}
      confirmLabel={`Refund ${formatFamilyCount(unrefunded)}`}
      onConfirm={refundAll}
      onClose={onClose}
    >
      <p>
        {formatFamilyCount(unrefunded)} {unrefunded === 1 ? "gets" : "get"} {formatPaise(unrefundedPaise)} in
        all. The exam was cancelled. Everyone still enrolled gets a full refund to the original payment
        method, even those who had started. Each family is emailed. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
