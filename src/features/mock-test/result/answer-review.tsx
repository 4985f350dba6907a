import type { ReactNode } from "react";
import { mockTestStartPath } from "../../../config/paths";
import type { ReviewableResult } from "../../../engine/mock-test/mock-test-result";
import { judge } from "../../../engine/mock-test/score";
import { toShownQuestion } from "../../../engine/mock-test/shown-question";
import type { Question } from "../../../engine/mock-test/questions";
import type { MistakeTexts } from "../../../data/question-files";
import { useExplanations } from "../../../data/use-explanations";
import { useMistakeTexts } from "../../../data/use-mistake-texts";
import type { Explanation } from "../../../items/item";
import { formatSeconds } from "../../../lib/format-seconds";
import { TextLink } from "../../../ui/text-link";
import { formatElementId } from "../../../ui/test-parts/question-links";
import { ReviewedQuestion } from "../../../ui/test-parts/reviewed-question";

/** The part of a result that the review needs, of a mock test or of a practice paper. */
export type ReviewedTest = Pick<ReviewableResult, "choice" | "questions" | "answers" | "spentMs">;

type Props = {
  question: Question;
  number: number;
  result: ReviewedTest;
  explanation: Explanation | undefined;
  /** The texts of the set's mistakes, by their ids. */
  mistakeTexts: MistakeTexts;
};

function ReviewedAnswer({ question, number, result, explanation, mistakeTexts }: Props) {
  const { answers, spentMs, choice } = result;
  const verdict = judge(question, answers);
  const answer = answers[question.id];
  const questionMs = spentMs[question.id];
  const mistake = explanation?.mistakes?.[answer ?? ""] ?? "";
  const mistakeText = mistakeTexts.get(mistake);
  return (
    <ReviewedQuestion
      question={toShownQuestion(question)}
      number={number}
      aside={questionMs === undefined ? undefined : formatSeconds(Math.round(questionMs / 1000))}
      answer={answer}
      verdict={verdict}
      rightValues={[question.answer]}
      mistake={verdict === "wrong" ? explanation?.wrong[answer ?? ""] || undefined : undefined}
      why={explanation?.why}
    >
      {mistakeText !== undefined && (
        <p>
          <TextLink to={mockTestStartPath(choice.subjectSlug, choice.classNumber, mistake)}>
            You {mistakeText}. Practise more questions like this.
          </TextLink>
        </p>
      )}
    </ReviewedQuestion>
  );
}

/** The review of a test: every question with the child's answer, the right one, and why. */
export function AnswerReview({
  result,
  hidesRightAnswers = false,
  children,
}: {
  result: ReviewedTest;
  /** Whether right answers are left out. */
  hidesRightAnswers?: boolean;
  /** Shown above the questions. */
  children?: ReactNode;
}) {
  const { subjectSlug, classNumber } = result.choice;
  const explanations = useExplanations(subjectSlug, classNumber);
  const mistakeTexts = useMistakeTexts(subjectSlug, classNumber);
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-heading">Your answers</h2>
      {children}
      <ol className="grid grid-cols-1 gap-4">
        {result.questions.map((question, index) => {
          if (hidesRightAnswers && judge(question, result.answers) === "correct") return null;
          return (
            <li key={question.id} id={formatElementId(index + 1)} className="scroll-mt-24">
              <ReviewedAnswer
                question={question}
                number={index + 1}
                result={result}
                explanation={explanations?.[question.id]}
                mistakeTexts={mistakeTexts}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
