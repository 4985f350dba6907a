import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import { cn } from "../lib/cn";
import { registerForm } from "../lib/unsaved-changes";
import { DialogButtons } from "./dialog-buttons";

/** The fields whose content takes time to enter again. Radios and checkboxes are left out: one press sets them again. */
const typedFieldSelector = "textarea, select, input:not([type=radio], [type=checkbox], [type=file])";

type TypedField = HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement;

const isTypedField = (element: HTMLElement): element is TypedField => element.matches(typedFieldSelector);

/**
 * Detects typed text in a dialog by comparing each field with its value when it got the focus.
 *
 * @param dialog the dialog's element
 * @param hasChanges whether there is typed text that no field shows at the moment
 * @returns a function that returns whether typed text would be lost
 */
function useTypedFields(dialog: RefObject<HTMLDialogElement | null>, hasChanges: boolean): () => boolean {
  const initialValues = useRef(new Map<TypedField, string>());
  const isChanged = useCallback(
    () =>
      hasChanges ||
      [...initialValues.current].some(([field, value]) => field.isConnected && field.value !== value),
    [hasChanges],
  );
  useEffect(() => {
    const element = dialog.current;
    const rememberValue = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && isTypedField(target) && !initialValues.current.has(target))
        initialValues.current.set(target, target.value);
    };
    element?.addEventListener("focusin", rememberValue);
    const unregister = registerForm(isChanged);
    return () => {
      unregister();
      element?.removeEventListener("focusin", rememberValue);
    };
  }, [dialog, isChanged]);
  return isChanged;
}

/**
 * A native modal dialog that is open while it is rendered. Escape closes it like its own buttons; if typed text would
 * be lost, it asks first. Afterwards the focus returns to where it was.
 */
export function Dialog({
  title,
  intro,
  describedBy,
  isWide = false,
  hasChanges = false,
  onClose,
  children,
}: {
  title: string;
  intro?: ReactNode;
  /** The id of the sentence that screen readers read out with the title. */
  describedBy?: string;
  /** Whether the dialog is as wide as the screen. */
  isWide?: boolean;
  /** Whether closing the dialog would lose what was typed in fields that are no longer shown, as in a confirmation. */
  hasChanges?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanged = useTypedFields(dialog, hasChanges);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const opener = document.activeElement;
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    // The browser focuses the first button. If that has scrolled the text out of view, the title gets the focus
    // instead.
    if (dialog.current && heading.current && dialog.current.scrollTop > 0) {
      heading.current.tabIndex = -1;
      heading.current.focus();
      dialog.current.scrollTop = 0;
    }
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        onCancel={(event) => {
          if (!isChanged()) return;
          event.preventDefault();
          setAsking(true);
        }}
        onClose={onClose}
        className={cn(
          "max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-card bg-paper p-5 text-ink shadow-card backdrop:bg-ink/60 sm:p-6",
          isWide ? "max-w-none" : "max-w-xl",
        )}
      >
        <div className="grid gap-4">
          <div className="grid gap-1">
            <h2 ref={heading} id={titleId} className="text-heading outline-none">
              {title}
            </h2>
            {intro && <p className="wrap-anywhere text-ink-soft">{intro}</p>}
          </div>
          {children}
        </div>
      </dialog>
      {isAsking && (
        <Dialog title="Close without saving?" onClose={() => setAsking(false)}>
          <p>What you entered here is not saved yet.</p>
          <DialogButtons
            confirmLabel="Close without saving"
            onConfirm={onClose}
            cancelLabel="Keep editing"
            onCancel={() => setAsking(false)}
          />
        </Dialog>
      )}
    </>
  );
}
