import { useEffect, useMemo, useState } from "react";
import { toOwnNumbering } from "../../../engine/exam/paper/own-numbering";
import type { ChallengeAnswer, Review } from "../../../data/results/review";
import { formatIst } from "../../../lib/dates";
import { CheckboxField } from "../../../ui/checkbox-field";
import { Notice } from "../../../ui/notice";
import { fetchForms } from "../../../ui/test-parts/lazy-forms";
import { AnswerCard } from "./answer-card";
import { ChallengeForm, type ChallengeDraft } from "./challenge-form";
import { placeOf, QuestionLinks } from "../../../ui/test-parts/question-links";
import { judge, type ReviewedQuestion } from "./review-words";

/** @returns until when keys can be challenged and how many challenges are left, or why not */
function describeChallenges({ state, mayChallenge, challengeUntil, challengesLeft }: Review): string {
  if (mayChallenge && challengesLeft > 0)
    return `Think an answer is wrong? Until ${formatIst(challengeUntil, "time")} IST you can challenge ${challengesLeft === 5 ? "up to five questions" : `${challengesLeft} more`}, free of charge.`;
  if (mayChallenge) return "You have challenged five questions in this paper, which is the most allowed.";
  return state === "final"
    ? "This result is final. Answers can no longer be challenged."
    : "The seven days to challenge an answer are over.";
}

type Props = {
  review: Review;
  /** Sends a challenge: the number in the file, what is claimed, and why. */
  onSend: (n: number, claim: string, reason: string) => Promise<ChallengeAnswer>;
};

/** Every question in the child's own order, with the child's answer beside the key. */
export function ReviewList({ review, onSend }: Props) {
  const { questions, nameTap } = useMemo(
    () => toOwnNumbering({ class: review.paper.class, seed: review.seed, questions: review.questions }),
    [review],
  );
  const [isShort, setShort] = useState(false);
  const [open, setOpen] = useState<ReviewedQuestion>();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, ChallengeDraft>>(new Map());
  const [filed, setFiled] = useState<number>();
  useEffect(() => {
    void fetchForms();
  }, []);
  const shown = isShort ? questions.filter(({ asked }) => !asked.hasMark) : questions;
  const nameOf = (n: number) => (letter: string) => nameTap(n, letter).ownLetter;
  const canChallenge = review.mayChallenge && review.challengesLeft > 0;

  const send = async ({ number, asked: { n } }: ReviewedQuestion, claim: string, reason: string) => {
    const answer = await onSend(n, claim, reason);
    if (answer.outcome === "filed") {
      setFiled(number);
      setOpen(undefined);
    }
    return answer;
  };
  return (
    <div className="grid gap-6">
      <p>{describeChallenges(review)}</p>
      <QuestionLinks
        questions={shown.map((question) => ({ number: question.number, verdict: judge(question) }))}
      />
      <CheckboxField
        label="Show only questions I got wrong"
        checked={isShort}
        onChange={(event) => setShort(event.target.checked)}
      />
      {filed !== undefined && (
        <Notice tone="success">
          We have your challenge of question {filed}. Our reply will appear below it. If your marks change, we
          will email you.
        </Notice>
      )}
      {shown.length === 0 && <p className="font-semibold">Nothing to show: you got full marks!</p>}
      <h2 className="sr-only">Question by question</h2>
      <ol className="grid gap-4">
        {shown.map((question) => (
          <li key={question.number} id={placeOf(question.number)}>
            <AnswerCard
              question={question}
              nameLetter={nameOf(question.asked.n)}
              onChallenge={canChallenge ? () => setOpen(question) : undefined}
            />
          </li>
        ))}
      </ol>
      {open && (
        <ChallengeForm
          question={open}
          nameLetter={nameOf(open.asked.n)}
          draft={drafts.get(open.asked.n)}
          onSend={(claim, reason) => send(open, claim, reason)}
          onClose={(draft) => {
            setDrafts(new Map([...drafts, [open.asked.n, draft]]));
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}
