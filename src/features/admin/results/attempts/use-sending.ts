import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { resultsKey } from "../../../../data/admin/paper-results";
import { messageOf } from "../../../../lib/app-error";
import { toastSuccess } from "../../../../ui/toast";

/**
 * Sends what an organiser has decided, and has everything about the results read anew.
 *
 * @param doneText what is said once it is done
 * @param onDone called then
 * @returns `send`, which takes what sends it and comes back with why it was not done, null where it was; and why the last was not
 */
export function useSending(doneText: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (ask: () => Promise<string | null>): Promise<void> => {
    setFailure(null);
    try {
      const refusal = await ask();
      await queryClient.invalidateQueries({ queryKey: resultsKey });
      if (refusal !== null) return setFailure(refusal);
      toastSuccess(doneText);
      onDone();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return { send, failure };
}
