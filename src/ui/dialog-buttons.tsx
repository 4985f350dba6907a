import { Button } from "./button";

type Props = {
  /** The label of the confirm button. */
  yes: string;
  /** The confirm button's action; without it, the button submits its form. */
  onYes?: (() => void) | undefined;
  /** The label of the button that cancels. */
  no?: string | undefined;
  onNo: () => void;
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** The buttons at the end of a dialog: confirm and cancel. */
export function DialogButtons({ yes, onYes, no = "Cancel", onNo, pending = false, disabled }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type={onYes ? "button" : "submit"}
        className="grow"
        disabled={disabled}
        pending={pending}
        onClick={onYes}
      >
        {yes}
      </Button>
      <Button variant="outline" className="grow" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
}
