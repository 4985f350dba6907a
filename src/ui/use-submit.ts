import { useEffect, useRef, useState } from "react";
import { messageOf } from "../lib/app-error";
import { toastSuccess } from "./toast";

type Options = {
  /** Reloads data that the server may have changed; called after every reply, also after a refusal. */
  refresh?: () => Promise<unknown>;
  /** The toast's text after success. */
  successText?: string;
  /** Called after success. */
  onDone?: () => void;
};

/** Sends a request; resolves to the reason if it was refused, or to nothing on success. */
export type Action = () => Promise<string | undefined | void>;

/**
 * Runs the action of a form or a button. A thrown error is shown with its own message.
 *
 * @param options callbacks after the reply
 * @returns `run`, which resolves to whether the action succeeded, and does nothing while one is running; `isPending`
 * while one is running; `failure`, why the last one failed; `setFailure`, for a problem found before sending; and
 * `formRef`, for the form whose first invalid field gets the focus after a failure
 */
export function useSubmit({ refresh, successText, onDone }: Options = {}) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const formRef = useRef<HTMLFormElement>(null);
  // A ref, because a second quick press can come before a new state is rendered.
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
      if (successText !== undefined) toastSuccess(successText);
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
