import { useEffect, useRef, useState } from "react";
import { messageOf } from "../lib/app-error";
import { toastSuccess } from "./toast";

type Options = {
  /** Reads again what the server may have changed; called after every answer, a refusal too. */
  refresh?: () => Promise<unknown>;
  /** The toast's text once it is done. */
  done?: string;
  /** Called once it is done. */
  onDone?: () => void;
};

/** Sends something; resolves to the sentence that says why it was refused, or to nothing once it is done. */
export type Action = () => Promise<string | undefined | void>;

/**
 * Sends what a form or a button asks for. A failure with an error from the server is shown in that error's own words.
 *
 * @param options callbacks after the answer
 * @returns `run`, which resolves to whether it was done, and does nothing while one is on its way; `isPending` while it is on its way; `failure`, why the last
 * one was not done; `setFailure`, for a problem that is found before sending; and `formRef`, for the form whose first
 * invalid field gets the focus after a failure
 */
export function useSubmit({ refresh, done, onDone }: Options = {}) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const formRef = useRef<HTMLFormElement>(null);
  // Not the state: the second of two quick presses comes before it is rendered.
  const isRunning = useRef(false);

  useEffect(() => {
    if (failure !== undefined) formRef.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [failure]);

  const run = async (action: Action): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      const refusal = (await action()) ?? undefined;
      await refresh?.();
      setFailure(refusal);
      if (refusal !== undefined) return false;
      if (done !== undefined) toastSuccess(done);
      onDone?.();
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { run, isPending, failure, setFailure, formRef };
}
