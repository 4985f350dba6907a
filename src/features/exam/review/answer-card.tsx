import { ReviewedQuestion } from "../../../ui/test-parts/reviewed-question";
import { ChallengePart } from "./challenge-part";
import { judge, formatCredited, type ToOwnLetter, type OwnReviewQuestion } from "./review-texts";

/** Describes the share of participants who got the mark. */
function describeFacility(facility: number): string {
  return `${Math.round(100 * facility)}% of students got this right.`;
}

/** Describes how many students chose an option; small numbers are not shown, so that nobody's answer is revealed. */
function describeChosenCount(chosen: ChosenCounts, letter: string): string {
  const count = new Map(Object.entries(chosen)).get(letter) ?? null;
  return count === null ? "chosen by fewer than 5 students" : `chosen by ${count} students`;
}

type ChosenCounts = NonNullable<OwnReviewQuestion["paperQuestion"]["chosen"]>;

type Props = {
  question: OwnReviewQuestion;
  toOwnLetter: ToOwnLetter;
  onChallenge: (() => void) | undefined;
};

/**
 * One question of a review: the child's answer beside the key, the mistake behind it, the explanation, and the decision
 * about a challenge.
 */
export function AnswerCard({ question, toOwnLetter, onChallenge }: Props) {
  const { number, ownLetter, shownQuestion, paperQuestion } = question;
  const { option, credited, why, mistake, facility, chosen, say } = paperQuestion;
  if (!shownQuestion) return null;
  return (
    <ReviewedQuestion
      question={shownQuestion}
      number={number}
      aside={credited === "all" ? undefined : `Correct answer: ${formatCredited(credited, toOwnLetter)}`}
      answer={option ?? undefined}
      letter={ownLetter ?? undefined}
      verdict={judge(question)}
      rightValues={credited === "all" ? [] : credited}
      letterOf={toOwnLetter}
      countOf={chosen ? (letter) => describeChosenCount(chosen, letter) : undefined}
      mistake={mistake}
      why={why === "" ? undefined : why}
    >
      {credited === "all" && (
        <p className="font-semibold">Everyone gets the mark for this question, answered or not.</p>
      )}
      {say !== undefined && <p className="text-small">Spoken word: {say}</p>}
      {facility !== null && <p className="text-small text-ink-soft tabular">{describeFacility(facility)}</p>}
      <ChallengePart question={question} toOwnLetter={toOwnLetter} onChallenge={onChallenge} />
    </ReviewedQuestion>
  );
}
