import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { paperRefusalText } from "../../../../content/paper-texts";
import { attemptReviewQuery, type AttemptReview } from "../../../../data/admin/attempt-review";
import type { FoundAttempt } from "../../../../data/admin/attempts";
import { toOwnNumbering } from "../../../../engine/exam/paper/own-numbering";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { LoadedView } from "../../../../ui/loaded-view";

/** The student's answers in the order and with the letters that the student saw, each beside the key. */
function Answers({ review }: { review: AttemptReview }) {
  const { questions, toOwnAnswer } = useMemo(() => toOwnNumbering(review), [review]);
  return (
    <>
      <p className="font-semibold">
        {review.marks} of {review.of} marks
      </p>
      <ol className="divided grid">
        {questions.map(({ number, ownLetter, paperQuestion }) => {
          const { n, question, options, option, credited, isCredited, why } = paperQuestion;
          const optionTexts: Readonly<Record<string, string | undefined>> = options ?? {};
          const correctText =
            credited === "all"
              ? "everyone gets the mark"
              : credited
                  .map((letter) => {
                    const shownLetter = toOwnAnswer(n, letter).ownLetter;
                    return `${shownLetter} (${optionTexts[letter] ?? letter})`;
                  })
                  .join(" or ");
          return (
            <li key={n} className="grid gap-1 py-3 text-small">
              <p className="font-semibold">
                Question {number} <span className="font-normal text-ink-soft">(number {n} in the paper)</span>
                : {isCredited ? "1 mark" : "no mark"}
              </p>
              <p className="line-clamp-2 wrap-anywhere">{question}</p>
              <p>
                {option === null ? "No answer" : `Chose ${ownLetter} (${optionTexts[option] ?? option})`} ·
                Correct: {correctText}
              </p>
              {!isCredited && why !== "" && <p className="text-ink-soft">{why}</p>}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The dialog with a student’s answers in a published paper, to answer a family that asks about a question. */
export function AnswersDialog({ attempt, onClose }: { attempt: FoundAttempt; onClose: () => void }) {
  const query = useQuery(attemptReviewQuery(attempt.attemptId));
  return (
    <Dialog
      title={`Answers of ${attempt.name ?? attempt.email ?? "this student"}`}
      intro="Question numbers and option letters are as the student saw them. The family can see the same on its result page, under “See every answer”. Opening these answers is recorded."
      onClose={onClose}
    >
      <LoadedView query={query} label="Loading the answers">
        {(reply) =>
          reply.outcome === "review" ? (
            <Answers review={reply} />
          ) : reply.outcome === "conflict_of_interest" ? (
            <p>{paperRefusalText("conflict_of_interest")}</p>
          ) : (
            <p>The answers are shown once the paper’s results are published and this attempt has marks.</p>
          )
        }
      </LoadedView>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
