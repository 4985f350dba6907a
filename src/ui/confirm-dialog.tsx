import { useState, type ReactNode } from "react";
import { messageOf } from "../lib/app-error";
import { Button } from "./button";
import { Dialog } from "./dialog";
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
      <div className="flex flex-wrap gap-3">
        <Button className="grow" pending={isPending} onClick={() => void confirm()}>
          {yes}
        </Button>
        <Button variant="outline" className="grow" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
