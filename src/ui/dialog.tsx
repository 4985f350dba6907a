import { useEffect, useId, useRef, type ReactNode } from "react";
import { cn } from "../lib/cn";

/**
 * A native dialog that is open as long as it is shown. Escape asks to close it like its own buttons do, and the focus goes
 * back to where it came from.
 */
export function Dialog({
  title,
  intro,
  describedBy,
  isWide = false,
  onClose,
  children,
}: {
  title: string;
  intro?: ReactNode;
  /** The id of the sentence that is to be read out with the title. */
  describedBy?: string;
  /** As wide as the screen. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
      className={cn(
        "max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-card bg-paper p-5 text-ink shadow-card backdrop:bg-ink/60 sm:p-6",
        isWide ? "max-w-none" : "max-w-xl",
      )}
    >
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          {intro && <p className="wrap-anywhere text-ink-soft">{intro}</p>}
        </div>
        {children}
      </div>
    </dialog>
  );
}
