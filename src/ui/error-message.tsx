import { Button } from "./button";
import { Notice } from "./notice";

/** Shown instead of content that could not be loaded: the reason, and a button to try again. */
export function ErrorMessage({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice tone="error" className="flex flex-wrap items-center justify-between gap-3">
      <p>{message}</p>
      <Button variant="outline" size="card" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
