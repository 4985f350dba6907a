import type { AnswerRecordQuestion } from "../../../data/exam/answer-records";
import { useEffect } from "react";
import type { OwnQuestion } from "../../../engine/exam/paper/own-numbering";
import { prefetchParts } from "../../../ui/test-parts/lazy-parts";
import { ReviewedQuestion } from "../../../ui/test-parts/reviewed-question";
import type { Verdict } from "../../../ui/test-parts/verdict-icon";

/** Returns the verdict on the answer; undefined if the answer key is not known. */
function judge({
  paperQuestion: { option, isRight },
}: OwnQuestion<AnswerRecordQuestion>): Verdict | undefined {
  if (isRight === undefined) return undefined;
  if (isRight) return "correct";
  return option === null ? "unanswered" : "wrong";
}

function AnswerLetters({ questions }: { questions: readonly OwnQuestion<AnswerRecordQuestion>[] }) {
  return (
    <>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {questions.map(({ number, ownLetter }) => (
          <li
            key={number}
            className="rounded-small border border-line bg-paper px-3 py-2 text-center tabular"
          >
            <span className="block text-small text-ink-soft">
              <span className="sr-only">Question </span>
              {number}
            </span>
            <span className="font-heading text-subheading font-bold">
              {ownLetter ?? <span aria-label="no answer">–</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-small text-ink-soft">
        Question numbers and options are as you saw them. The questions will appear here when the exam is over
        for everyone.
      </p>
    </>
  );
}

/**
 * The counted answers in the child's own order. While others still take the exam, only the letters; after that also the
 * questions, and in a rehearsal the right answers with explanations.
 */
export function OwnAnswers({ questions }: { questions: readonly OwnQuestion<AnswerRecordQuestion>[] }) {
  useEffect(() => {
    void prefetchParts();
  }, []);
  const areQuestionsReadable = questions.every(({ shownQuestion }) => shownQuestion !== null);
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Your answers</h2>
      {areQuestionsReadable ? (
        <ol className="grid gap-4">
          {questions.map(
            (question) =>
              question.shownQuestion && (
                <li key={question.number}>
                  <ReviewedQuestion
                    question={question.shownQuestion}
                    number={question.number}
                    answer={question.paperQuestion.option ?? undefined}
                    letter={question.ownLetter ?? undefined}
                    verdict={judge(question)}
                    rightValues={question.paperQuestion.credited}
                    mistake={question.paperQuestion.mistake}
                    why={question.paperQuestion.why}
                  />
                </li>
              ),
          )}
        </ol>
      ) : (
        <AnswerLetters questions={questions} />
      )}
    </section>
  );
}
