import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";

type Props = {
  /** How many results are not in the account. */
  count: number;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks a student who logs out while mock test results are on this device alone (design section 3 no. 4). */
export function UnsentDialog({ count, onLeave, onStay }: Props) {
  const what = count === 1 ? "One mock test result is" : `${count} mock test results are`;
  return (
    <Dialog title="Log out without saving?" onClose={onStay}>
      <p>
        {what} not in your account yet, because we could not be reached. If you log out now,{" "}
        {count === 1 ? "it is" : "they are"} lost. If you stay, we go on trying.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay} className="max-sm:w-full">
          Stay logged in
        </Button>
        <Button variant="outline" onClick={onLeave} className="max-sm:w-full">
          Log out anyway
        </Button>
      </div>
    </Dialog>
  );
}
