import { Button } from "./button";

type Props = {
  /** What the button says that does it. */
  yes: string;
  /** Does it; without, the button submits the form that it is in. */
  onYes?: (() => void) | undefined;
  /** What leads back without it. */
  no?: string | undefined;
  onNo: () => void;
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** What a dialog ends with: the press that does it, and the way back. */
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
