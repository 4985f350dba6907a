import { Button } from "./button";
import { Notice } from "./notice";

/** What is where content should be when it could not be loaded: the reason, and one way to try again. */
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
