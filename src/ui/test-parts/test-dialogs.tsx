import { useId, useState } from "react";
import { formatIst } from "../../lib/dates";
import { Button } from "../button";
import { Dialog } from "../dialog";

type LeaveProps = {
  /** The name of the test in the dialog, such as `exam` or `practice run`. */
  name?: string;
  /** Returns the end of the test, by the device's clock; undefined while the test's clock is stopped. */
  getEndTime: (() => Date) | undefined;
  /** Where the answers are: "Your answers are saved" unless given. */
  savedText?: string;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks for confirmation before a student leaves a running test, and shows the time until which they can come back. */
export function LeaveDialog({
  name = "test",
  getEndTime,
  savedText = "Your answers are saved",
  onLeave,
  onStay,
}: LeaveProps) {
  const textId = useId();
  const [endText] = useState(() => getEndTime && formatIst(getEndTime(), "clock"));
  return (
    <Dialog title={`Leave the ${name}?`} describedBy={textId} onClose={onStay}>
      {endText === undefined ? (
        <p id={textId}>{savedText}, and the clock is stopped. You can come back and continue.</p>
      ) : (
        <p id={textId}>
          {savedText}, and the clock keeps running. You can come back and continue until{" "}
          <strong className="whitespace-nowrap">{endText} IST</strong>.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay} className="max-sm:w-full">
          Stay in the {name}
        </Button>
        <Button variant="outline" onClick={onLeave} className="max-sm:w-full">
          Leave for now
        </Button>
      </div>
    </Dialog>
  );
}

type UnansweredProps = {
  /** The number of questions without an answer, at least 1. */
  unansweredCount: number;
  /** The label of the button that ends the test anyway. */
  finishLabel: string;
  onFinish: () => void;
  onStay: () => void;
};

/** Asks before a test with unanswered questions is submitted, and shows how many there are. */
export function UnansweredDialog({ unansweredCount, finishLabel, onFinish, onStay }: UnansweredProps) {
  const textId = useId();
  return (
    <Dialog
      title={
        unansweredCount === 1
          ? "You have left one question unanswered"
          : `You have left ${unansweredCount} questions unanswered`
      }
      describedBy={textId}
      onClose={onStay}
    >
      <p id={textId}>There is still time to answer. No marks are cut for a wrong answer, so have a go!</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay} className="max-sm:w-full">
          Back to the test
        </Button>
        <Button variant="outline" onClick={onFinish} className="max-sm:w-full">
          {finishLabel}
        </Button>
      </div>
    </Dialog>
  );
}

type FigureProps = { src: string; alt: string; onClose: () => void };

/** A drawing as wide as the screen. */
export function FigureDialog({ src, alt, onClose }: FigureProps) {
  return (
    <Dialog title="The drawing" isWide onClose={onClose}>
      <img
        src={src}
        alt={alt}
        className="max-h-[calc(100dvh-13rem)] min-h-40 w-full rounded-small bg-white object-contain forced-color-adjust-none"
      />
      <Button variant="outline" onClick={onClose} className="justify-self-center">
        Close
      </Button>
    </Dialog>
  );
}
