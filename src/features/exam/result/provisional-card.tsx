import type { ReactNode } from "react";
import type { ProvisionalResult } from "../../../data/results/result";
import { formatIst } from "../../../lib/dates";
import { Card } from "../../../ui/card";
import { ScoreClimb } from "../../../ui/score-climb";
import { MarksFigure } from "../../../ui/marks-figure";

/** Describes until when answers can be challenged, and the status of the family's own challenges. */
function describeChallenges(result: ProvisionalResult): string {
  const { challenges, challengesAnswered, challengeUntil, serverNow } = result;
  const endText = `${formatIst(challengeUntil, "dateTime")} IST`;
  const ownChallengesText =
    challenges === 0
      ? ""
      : ` You have challenged ${challenges}; ${challengesAnswered === challenges ? "all are answered" : `${challengesAnswered} answered so far`}.`;
  if (challengeUntil < serverNow)
    return `The time to challenge an answer ended on ${endText}.${ownChallengesText}`;
  return `Think an answer is wrong? Until ${endText} you can challenge up to five questions, free of charge, below the answer.${ownChallengesText}`;
}

/** Marks without a rank, on the day after the exam, and the next steps. */
export function ProvisionalCard({ result, children }: { result: ProvisionalResult; children: ReactNode }) {
  const { marks, of, answered, expectedOn } = result;
  return (
    <Card className="grid gap-6 sm:p-8">
      <div className="grid items-center gap-6 sm:grid-cols-[220px_1fr]">
        <ScoreClimb percentage={(100 * marks) / of} className="mx-auto w-full max-w-56" />
        <dl>
          <MarksFigure marks={marks} of={of}>
            You answered {answered} of {of}. No marks are cut for wrong answers.
          </MarksFigure>
        </dl>
      </div>
      <p>
        These marks are provisional. Ranks, awards and certificates come with the final result
        {expectedOn === null ? "." : `, expected on ${formatIst(expectedOn, "date")}.`}
      </p>
      <p>{describeChallenges(result)}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}
