import { useEffect, type ReactNode } from "react";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";

type Props = {
  /** The header of the test. */
  header: ReactNode;
  /** Tries again to open the result: called when the network is back, and by the button. */
  onRetry: () => void;
};

/** Shown if the page of the result could not be loaded before the network was lost. The answers are saved. */
export function WaitingForScore({ header, onRetry }: Props) {
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <div className="min-h-dvh bg-paper">
      {header}
      <main className="mx-auto max-w-[1072px] px-4 py-8 sm:px-5">
        <Notice tone="info" className="grid justify-items-start gap-3">
          <p>Your answers are saved. Your score appears here as soon as you are online again.</p>
          <Button size="card" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      </main>
    </div>
  );
}
