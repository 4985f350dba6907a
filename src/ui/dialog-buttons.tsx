import { Button } from "./button";

type Props = {
  /** The label of the confirm button. */
  confirmLabel: string;
  /** The confirm button's action; without it, the button submits its form. */
  onConfirm?: (() => void) | undefined;
  /** The label of the button that cancels. */
  cancelLabel?: string | undefined;
  onCancel: () => void;
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** The buttons at the end of a dialog: confirm and cancel. */
export function DialogButtons({
  confirmLabel,
  onConfirm,
  cancelLabel = "Cancel",
  onCancel,
  pending = false,
  disabled,
}: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type={onConfirm ? "button" : "submit"}
        className="grow"
        disabled={disabled}
        pending={pending}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
      <Button variant="outline" className="grow" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
