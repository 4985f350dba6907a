import { useQueryClient } from "@tanstack/react-query";
import { examDayKey } from "../../../data/admin/exam-day";
import { isRefusal, type DecisionOutcome } from "../../../data/admin/exam-decisions";
import { toastSuccess } from "../../../ui/toast";
import { doneTexts, refusalTexts } from "./exam-day-texts";
import { useSubmit } from "../../../ui/use-submit";

/**
 * Sends a decision, says the outcome, and has everything about the day read again.
 *
 * @returns `decide` (true when it was taken), whether one is on its way, and why the last one was not taken
 */
export function useDecide() {
  const queryClient = useQueryClient();
  const { run, isPending, failure } = useSubmit({
    renew: () => queryClient.invalidateQueries({ queryKey: examDayKey }),
  });
  const decide = (send: () => Promise<DecisionOutcome>): Promise<boolean> =>
    run(async () => {
      const outcome = await send();
      if (isRefusal(outcome)) return refusalTexts[outcome];
      toastSuccess(doneTexts[outcome]);
      return undefined;
    });
  return { decide, isDeciding: isPending, failure };
}
