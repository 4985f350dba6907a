import { formatSeconds } from "../../../lib/format-seconds";
import { ButtonLink } from "../../../ui/button";
import { Notice } from "../../../ui/notice";

type Props = {
  /** Such as `Maths · Class 5 test`. */
  name: string;
  secondsLeft: number;
  /** Whether the child has stopped the clock of the test. */
  isStopped: boolean;
  /** The URL of the test. */
  path: string;
};

/** A notice of an unfinished test, with a button to continue, or to see the score once its time is over. */
export function ResumeNotice({ name, secondsLeft, isStopped, path }: Props) {
  const isRunning = secondsLeft > 0;
  return (
    <Notice tone="info" className="mb-7 flex flex-wrap items-center justify-between gap-3">
      <p>
        {isRunning
          ? `Your ${name} is ${isStopped ? "waiting" : "still running"}, with ${formatSeconds(secondsLeft)} minutes left.`
          : `Time is up for your ${name}. Your answers are saved.`}
      </p>
      <ButtonLink to={path} variant="outline" size="card">
        {isRunning ? "Continue" : "See your score"}
      </ButtonLink>
    </Notice>
  );
}
