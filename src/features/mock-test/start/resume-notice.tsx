import { useState } from "react";
import { paths } from "../../../config/paths";
import { readAttempt } from "../../../engine/mock-test/attempt";
import { nameOf } from "../../../engine/mock-test/choice";
import { systemClock, toSecondsLeft } from "../../../engine/clock";
import { findRemainingMs } from "../../../engine/mock-test/test-clock";
import { formatSeconds } from "../../../lib/format-seconds";
import { ButtonLink } from "../../../ui/button";
import { Notice } from "../../../ui/notice";

/** A notice of a test that was left, with a button to continue, or once its time is over, to see the score. */
export function ResumeNotice({ studentId }: { studentId: string | null }) {
  const [attempt] = useState(() => readAttempt(studentId));
  const [secondsLeft] = useState(() =>
    attempt ? toSecondsLeft(findRemainingMs(attempt, systemClock.wallMs())) : 0,
  );
  if (!attempt) return null;
  const isRunning = secondsLeft > 0;
  return (
    <Notice tone="info" className="mb-7 flex flex-wrap items-center justify-between gap-3">
      <p>
        {isRunning
          ? `Your ${nameOf(attempt.choice)} test is ${attempt.isClockStopped ? "waiting" : "still running"}, with ${formatSeconds(secondsLeft)} minutes left.`
          : `Time is up for your ${nameOf(attempt.choice)} test. Your answers are saved.`}
      </p>
      <ButtonLink to={paths.mockTest} variant="outline" size="card">
        {isRunning ? "Continue" : "See your score"}
      </ButtonLink>
    </Notice>
  );
}
