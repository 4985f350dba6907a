import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { examDayKey } from "../../../data/admin/exam-day";
import { isRefusal, type DecisionOutcome } from "../../../data/admin/exam-decisions";
import { messageOf } from "../../../lib/app-error";
import { toastSuccess } from "../../../ui/toast";
import { doneTexts, refusalTexts } from "./exam-day-texts";

/**
 * Sends a decision, says what became of it, and has everything about the day read anew.
 *
 * @returns `decide` (true when it was taken), whether one is on its way, and why the last one was not taken
 */
export function useDecide() {
  const queryClient = useQueryClient();
  const [isDeciding, setDeciding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const decide = async (send: () => Promise<DecisionOutcome>): Promise<boolean> => {
    setDeciding(true);
    setFailure(undefined);
    let isDone = false;
    try {
      const outcome = await send();
      if (isRefusal(outcome)) setFailure(refusalTexts[outcome]);
      else {
        toastSuccess(doneTexts[outcome]);
        isDone = true;
      }
      await queryClient.invalidateQueries({ queryKey: examDayKey });
    } catch (error) {
      setFailure(messageOf(error));
    }
    setDeciding(false);
    return isDone;
  };
  return { decide, isDeciding, failure };
}
