import { useCallback } from "react";
import { figurePath } from "../../config/paths";
import type { MockTestResult } from "../../data/mock-test/result";
import { judge } from "../../data/mock-test/score";
import { formatSeconds } from "../../lib/format-seconds";
import { listExplanations, type Question } from "../../data/questions";
import { cn } from "../../lib/cn";
import { useLoaded } from "../../lib/use-loaded";
import { Card } from "../../ui/card";
import { QuestionFigure } from "../../ui/test-parts/question-figure";
import { verdictLooks, VerdictSign } from "./verdict-sign";

type Props = { question: Question; number: number; result: MockTestResult; explanation: string | undefined };

function ReviewedAnswer({ question, number, result, explanation }: Props) {
  const { answers, spentMs } = result;
  const verdict = judge(question, answers);
  const { word, color } = verdictLooks[verdict];
  const spent = spentMs[question.id];
  return (
    <Card className="grid gap-3">
      <p className="text-small font-semibold text-ink-soft">
        Question {number} · {question.topic}
        {spent !== undefined && <span className="tabular"> · {formatSeconds(Math.round(spent / 1000))}</span>}
      </p>
      <h3 className="font-sans text-body font-semibold text-wrap whitespace-pre-line">{question.question}</h3>
      {question.figure && <QuestionFigure src={figurePath(question.figure.file)} alt={question.figure.alt} />}
      <p className={cn("flex items-start gap-2 font-semibold", color)}>
        <VerdictSign verdict={verdict} className="size-6" />
        {verdict === "unanswered" ? (
          word
        ) : (
          <span>
            <span className="sr-only">{word}. </span>
            Your answer: {answers[question.id]}
          </span>
        )}
      </p>
      {verdict !== "correct" && <p className="pl-8 font-semibold">Correct answer: {question.answer}</p>}
      {explanation && <p className="rounded-small bg-mist px-4 py-3 text-small">{explanation}</p>}
    </Card>
  );
}

/** Every question again: the own answer with a tick or a cross, or that there is none; the right one else, and why. */
export function AnswerReview({ result }: { result: MockTestResult }) {
  const { subjectSlug, classNumber } = result.choice;
  const explanations = useLoaded(
    useCallback(() => listExplanations(subjectSlug, classNumber), [subjectSlug, classNumber]),
  );
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Your answers</h2>
      <ol className="grid gap-4">
        {result.questions.map((question, index) => (
          <li key={question.id}>
            <ReviewedAnswer
              question={question}
              number={index + 1}
              result={result}
              explanation={explanations.state === "ready" ? explanations.value[question.id]?.why : undefined}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
