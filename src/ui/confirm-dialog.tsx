import { useState, type ReactNode } from "react";
import { messageOf } from "../lib/app-error";
import { Dialog } from "./dialog";
import { DialogButtons } from "./dialog-buttons";
import { Notice } from "./notice";

/** A last look before something that matters: what it means, yes, or no. A failure is said where the question stands. */
export function ConfirmDialog({
  title,
  yes,
  onYes,
  onClose,
  children,
}: {
  title: string;
  /** What the button says that does it. */
  yes: string;
  /** Does it; a sentence is why it was not done, and an error is said in its own words. */
  onYes: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
}) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const refusal = await onYes();
      if (refusal === undefined) return onClose();
      setFailure(refusal);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setPending(false);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {failure && <Notice tone="error">{failure}</Notice>}
      <DialogButtons yes={yes} onYes={() => void confirm()} pending={isPending} onNo={onClose} />
    </Dialog>
  );
}
