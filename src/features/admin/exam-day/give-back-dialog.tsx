import { useQueryClient } from "@tanstack/react-query";
import { examDayKey, type PaperCounts } from "../../../data/admin/exam-day";
import { refundCalledOff } from "../../../data/admin/exam-decisions";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { toastSuccess } from "../../../ui/toast";
import type { ExamChoice } from "../../../data/admin/exam-choices";

const countFamilies = (count: number) =>
  count === 1 ? "1 family" : `${count.toLocaleString("en-IN")} families`;

/** The last look before the price of an exam that was called off goes back to everybody in a class (decision 072). */
export function GiveBackDialog({
  exam,
  paper: { classId, className, unrefunded },
  onClose,
}: {
  exam: ExamChoice;
  paper: PaperCounts;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const giveBack = async (): Promise<string | undefined> => {
    try {
      const { queued, aside } = await refundCalledOff(exam, classId);
      toastSuccess(`Refunds for ${countFamilies(queued)} are queued.`);
      if (aside === 0) return undefined;
      return `${countFamilies(aside)} cannot be paid back yet: a dispute or a refund on the dashboard waits under Payments. Please settle that there, and press again.`;
    } finally {
      await queryClient.invalidateQueries({ queryKey: examDayKey });
    }
  };
  return (
    <ConfirmDialog
      title={`${exam.name}, ${className}: give the price back?`}
      yes={`Give it back to ${countFamilies(unrefunded)}`}
      onYes={giveBack}
      onClose={onClose}
    >
      <p>
        The exam was called off. Its whole price goes back to everybody who is still enrolled, also to who had
        begun, by the way it was paid. Each family gets a mail. This cannot be taken back.
      </p>
    </ConfirmDialog>
  );
}
