import type { ReactNode } from "react";
import { Dialog } from "./dialog";
import { DialogButtons } from "./dialog-buttons";
import { Notice } from "./notice";
import { useSubmit } from "./use-submit";

/**
 * A confirmation before an important action: its effect, and buttons to confirm or cancel. An error is shown inside the
 * dialog.
 */
export function ConfirmDialog({
  title,
  confirmLabel,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  /** The label of the confirm button. */
  confirmLabel: string;
  /** Performs the action. Resolves to a sentence if it was refused; an error is shown with its own message. */
  onConfirm: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
}) {
  const { run, isPending, failure } = useSubmit({ onDone: onClose });
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {failure && <Notice tone="error">{failure}</Notice>}
      <DialogButtons
        confirmLabel={confirmLabel}
        onConfirm={() => void run(onConfirm)}
        pending={isPending}
        onCancel={onClose}
      />
    </Dialog>
  );
}
