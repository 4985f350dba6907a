import { ReviewedQuestion as QuestionCard } from "../../../ui/test-parts/reviewed-question";
import { ChallengePart } from "./challenge-part";
import { judge, formatCredited, type NameLetter, type ReviewedQuestion } from "./review-words";

/** @returns the share of participants who got the mark, in words */
function describeFacility(facility: number): string {
  return `${Math.round(100 * facility)}% of students got this right.`;
}

/** The number who chose an option; small numbers are not shown, so that nobody's answer is revealed. */
function describeChosen(chosen: Chosen, letter: string): string {
  const count = new Map(Object.entries(chosen)).get(letter) ?? null;
  return count === null ? "chosen by fewer than 5" : `chosen by ${count}`;
}

type Chosen = NonNullable<ReviewedQuestion["asked"]["chosen"]>;

type Props = {
  question: ReviewedQuestion;
  nameLetter: NameLetter;
  onChallenge: (() => void) | undefined;
};

/**
 * One question of a review: the child's answer beside the key, the mistake behind it, the explanation, and the decision
 * about a challenge.
 */
export function AnswerCard({ question, nameLetter, onChallenge }: Props) {
  const { number, ownLetter, shown, asked } = question;
  const { option, credited, why, mistake, facility, chosen, say } = asked;
  if (!shown) return null;
  return (
    <QuestionCard
      question={shown}
      number={number}
      aside={credited === "all" ? undefined : `Answer: ${formatCredited(credited, nameLetter)}`}
      answer={option ?? undefined}
      letter={ownLetter ?? undefined}
      verdict={judge(question)}
      right={credited === "all" ? [] : credited}
      letterOf={nameLetter}
      countOf={chosen ? (letter) => describeChosen(chosen, letter) : undefined}
      mistake={mistake}
      why={why === "" ? undefined : why}
    >
      {credited === "all" && (
        <p className="font-semibold">Everyone gets the mark for this question, answered or not.</p>
      )}
      {say !== undefined && <p className="text-small">Spoken word: {say}</p>}
      {facility !== null && <p className="text-small text-ink-soft tabular">{describeFacility(facility)}</p>}
      <ChallengePart question={question} nameLetter={nameLetter} onChallenge={onChallenge} />
    </QuestionCard>
  );
}
