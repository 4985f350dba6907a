import { useEffect, useMemo, useState } from "react";
import { toOwnNumbering } from "../../../engine/exam/paper/own-numbering";
import type { ChallengeReply, Review } from "../../../data/results/review";
import { formatIst } from "../../../lib/dates";
import { CheckboxField } from "../../../ui/checkbox-field";
import { Notice } from "../../../ui/notice";
import { prefetchParts } from "../../../ui/test-parts/lazy-parts";
import { AnswerCard } from "./answer-card";
import { ChallengeForm, type ChallengeDraft } from "./challenge-form";
import { formatElementId, QuestionLinks } from "../../../ui/test-parts/question-links";
import { judge, type OwnReviewQuestion } from "./review-texts";

/**
 * Describes until when answers can be challenged and how many challenges are left, or why no answer can be challenged.
 */
function describeChallenges({ state, mayChallenge, challengeUntil, challengesLeft }: Review): string {
  if (mayChallenge && challengesLeft > 0)
    return `Think an answer is wrong? Until ${formatIst(challengeUntil, "dateTime")} IST you can challenge ${challengesLeft === 5 ? "up to five questions" : `${challengesLeft} more`}, free of charge.`;
  if (mayChallenge) return "You have challenged five questions in this paper, which is the most allowed.";
  return state === "final"
    ? "This result is final. The answer key can no longer be challenged."
    : "The seven days to challenge an answer are over.";
}

type Props = {
  review: Review;
  /**
   * Sends a challenge. `n` is the question's number in the paper's file, not the child's own number; `claim` is the
   * right answer according to the family.
   */
  onSend: (n: number, claim: string, reason: string) => Promise<ChallengeReply>;
};

/** Every question in the child's own order, with the child's answer beside the key. */
export function ReviewList({ review, onSend }: Props) {
  const { questions, toOwnAnswer } = useMemo(
    () => toOwnNumbering({ class: review.paper.class, seed: review.seed, questions: review.questions }),
    [review],
  );
  const [isFiltered, setFiltered] = useState(false);
  const [questionToChallenge, setQuestionToChallenge] = useState<OwnReviewQuestion>();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, ChallengeDraft>>(new Map());
  const [sentQuestionNumber, setSentQuestionNumber] = useState<number>();
  useEffect(() => {
    void prefetchParts();
  }, []);
  const shownQuestions = isFiltered
    ? questions.filter(({ paperQuestion }) => !paperQuestion.isCredited)
    : questions;
  const createLetterMapper = (n: number) => (letter: string) => toOwnAnswer(n, letter).ownLetter;
  const canChallenge = review.mayChallenge && review.challengesLeft > 0;

  const send = async ({ number, paperQuestion: { n } }: OwnReviewQuestion, claim: string, reason: string) => {
    const reply = await onSend(n, claim, reason);
    if (reply.outcome === "filed") {
      setSentQuestionNumber(number);
      setQuestionToChallenge(undefined);
    }
    return reply;
  };
  return (
    <div className="grid gap-6">
      <p>{describeChallenges(review)}</p>
      <QuestionLinks
        questions={shownQuestions.map((question) => ({ number: question.number, verdict: judge(question) }))}
      />
      <CheckboxField
        label="Show only questions I got wrong"
        checked={isFiltered}
        onChange={(event) => setFiltered(event.target.checked)}
      />
      {sentQuestionNumber !== undefined && (
        <Notice tone="success">
          We have your challenge of question {sentQuestionNumber}. Our reply will appear below it. If your
          marks change, we will email you.
        </Notice>
      )}
      {shownQuestions.length === 0 && <p className="font-semibold">Nothing to show: you got full marks!</p>}
      <h2 className="sr-only">Question by question</h2>
      <ol className="grid gap-4">
        {shownQuestions.map((question) => (
          <li key={question.number} id={formatElementId(question.number)}>
            <AnswerCard
              question={question}
              toOwnLetter={createLetterMapper(question.paperQuestion.n)}
              onChallenge={canChallenge ? () => setQuestionToChallenge(question) : undefined}
            />
          </li>
        ))}
      </ol>
      {questionToChallenge && (
        <ChallengeForm
          question={questionToChallenge}
          toOwnLetter={createLetterMapper(questionToChallenge.paperQuestion.n)}
          draft={drafts.get(questionToChallenge.paperQuestion.n)}
          onSend={(claim, reason) => send(questionToChallenge, claim, reason)}
          onClose={(draft) => {
            setDrafts(new Map([...drafts, [questionToChallenge.paperQuestion.n, draft]]));
            setQuestionToChallenge(undefined);
          }}
        />
      )}
    </div>
  );
}
