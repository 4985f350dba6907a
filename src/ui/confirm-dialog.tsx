import type { ReactNode } from "react";
import { Dialog } from "./dialog";
import { DialogButtons } from "./dialog-buttons";
import { Notice } from "./notice";
import { useSubmit } from "./use-submit";

/** A confirmation before an important action: its effect, and buttons to confirm or cancel. A failure is said where the question is. */
export function ConfirmDialog({
  title,
  yes,
  onYes,
  onClose,
  children,
}: {
  title: string;
  /** The label of the button that does it. */
  yes: string;
  /** Does it; a sentence is why it was not done, and an error is said in its own words. */
  onYes: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { run, isPending, failure } = useSubmit({ onDone: onClose });
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {failure && <Notice tone="error">{failure}</Notice>}
      <DialogButtons yes={yes} onYes={() => void run(onYes)} pending={isPending} onNo={onClose} />
    </Dialog>
  );
}
