import { useId } from "react";
import { Button, ButtonLink } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";

type Props = {
  /** The name of the running test. */
  name: string;
  /** The URL of the running test. */
  path: string;
  onStartNew: () => void;
  onClose: () => void;
};

/** Asks before a new test replaces one that is still running. */
export function RunningDialog({ name, path, onStartNew, onClose }: Props) {
  const textId = useId();
  return (
    <Dialog title="Your test is still running" describedBy={textId} onClose={onClose}>
      <p id={textId}>
        You can continue your {name}: your answers are saved. If you start a new test, they are lost.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path} className="max-sm:w-full">
          Continue that test
        </ButtonLink>
        <Button variant="outline" onClick={onStartNew} className="max-sm:w-full">
          Start a new test
        </Button>
      </div>
    </Dialog>
  );
}
