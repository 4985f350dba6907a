import type { ReviewQuestion } from "../../../data/results/review";
import { formatIst } from "../../../lib/dates";
import { formatCredited, formatLetters, type ToOwnLetter, type OwnReviewQuestion } from "./review-texts";

type Decision = NonNullable<ReviewQuestion["decision"]>;

/** The organisers' decision about the answer key, in their own words; everyone sees it. */
function KeyDecision({
  decision,
  credited,
  toOwnLetter,
}: {
  decision: Decision;
  credited: ReviewQuestion["credited"];
  toOwnLetter: ToOwnLetter;
}) {
  const { isKeyKept, oldCredited, reason, decidedAt } = decision;
  return (
    <div className="grid gap-1 rounded-small bg-violet-tint px-4 py-3 text-small">
      <p className="font-semibold">
        {isKeyKept
          ? "We checked this answer. It is correct."
          : `We have corrected the answer key. Before: ${formatCredited(oldCredited, toOwnLetter)}. Now: ${formatCredited(credited, toOwnLetter)}.`}{" "}
        <span className="font-normal text-ink-soft">{formatIst(decidedAt, "date")}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
    </div>
  );
}

type Challenge = NonNullable<ReviewQuestion["challenge"]>;

/** The challenge of this family, and whether it still waits for a reply. */
function OwnChallenge({
  challenge: { claim, reason, filedAt },
  hasReply,
  toOwnLetter,
}: {
  challenge: Challenge;
  hasReply: boolean;
  toOwnLetter: ToOwnLetter;
}) {
  return (
    <div className="grid gap-1 border-l-4 border-violet py-1 pl-4 text-small">
      <p className="font-semibold">
        You challenged the answer key on {formatIst(filedAt, "date")}. The answer you suggested:{" "}
        {claim.length === 0 ? "none of the options" : formatLetters(claim, toOwnLetter)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">Your reason: {reason}</p>
      {!hasReply && (
        <p className="text-ink-soft">Our reply will appear here. If your marks change, we will email you.</p>
      )}
    </div>
  );
}

type Props = {
  question: OwnReviewQuestion;
  toOwnLetter: ToOwnLetter;
  /** Opens the form; undefined if this answer can no longer be challenged. */
  onChallenge: (() => void) | undefined;
};

/** The part below a question: the decision about its key, and the button to challenge it. */
export function ChallengePart({ question: { number, paperQuestion }, toOwnLetter, onChallenge }: Props) {
  const { challenge, decision, credited } = paperQuestion;
  return (
    <>
      {challenge && (
        <OwnChallenge
          challenge={challenge}
          // An earlier decision is not the reply to this challenge.
          hasReply={decision !== null && Date.parse(decision.decidedAt) > Date.parse(challenge.filedAt)}
          toOwnLetter={toOwnLetter}
        />
      )}
      {decision && <KeyDecision decision={decision} credited={credited} toOwnLetter={toOwnLetter} />}
      {!challenge && onChallenge && (
        <button
          type="button"
          className="min-h-11 justify-self-start text-small font-semibold text-violet underline underline-offset-3"
          onClick={onChallenge}
        >
          Challenge this answer<span className="sr-only">: question {number}</span>
        </button>
      )}
    </>
  );
}
