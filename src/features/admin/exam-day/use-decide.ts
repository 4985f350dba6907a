import { useQueryClient } from "@tanstack/react-query";
import { examDayKey } from "../../../data/admin/exam-day";
import { isRefusal, type DecisionOutcome } from "../../../data/admin/exam-decisions";
import { toastSuccess } from "../../../ui/toast";
import { doneTexts, refusalTexts } from "./exam-day-texts";
import { useSubmit } from "../../../ui/use-submit";

/**
 * Sends a decision, shows the outcome in a toast, and reloads all exam-day data.
 *
 * @returns `decide`, which resolves to true if the server accepted the decision; `isDeciding`, true while a decision is
 * sent; and `failure`, the message of the last refusal
 */
export function useDecide() {
  const queryClient = useQueryClient();
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: examDayKey }),
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
