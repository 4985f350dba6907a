import { Suspense } from "react";
import type { MockTestResult } from "../../data/mock-test/result";
import { judge } from "../../data/mock-test/score";
import { toShownQuestion } from "../../data/mock-test/shown-question";
import type { Question } from "../../data/questions";
import { useExplanations } from "../../data/use-explanations";
import type { Explanation } from "../../items/item";
import { cn } from "../../lib/cn";
import { formatSeconds } from "../../lib/format-seconds";
import { Card } from "../../ui/card";
import { OptionInLine } from "../../ui/test-parts/option-face";
import { FoldedPassage } from "../../ui/test-parts/lazy-forms";
import { hasMaterial, QuestionMaterial } from "../../ui/test-parts/question-material";
import { splitStem } from "../../ui/test-parts/split-stem";
import { verdictLooks, VerdictSign } from "./verdict-sign";

type Props = {
  question: Question;
  number: number;
  result: MockTestResult;
  explanation: Explanation | undefined;
};

/** The mistake behind a wrong answer, in the set's words, which name it or say what is right (decision 043). */
function Mistake({ text }: { text: string }) {
  return (
    <p className="pl-8">
      What went wrong: {text}
      {/[.?!]$/.test(text) ? "" : "."}
    </p>
  );
}

/** In the review a stem is read again, not seen for the first time. */
const askLook = "font-sans text-body font-semibold";

function ReviewedAnswer({ question, number, result, explanation }: Props) {
  const { answers, spentMs } = result;
  const verdict = judge(question, answers);
  const { word, color } = verdictLooks[verdict];
  const spent = spentMs[question.id];
  const mistake = verdict === "wrong" && explanation?.wrong[answers[question.id] ?? ""];
  const shown = toShownQuestion(question);
  const showOption = (text = "") => (
    <OptionInLine text={text} picture={shown.options.find(({ value }) => value === text)?.picture} />
  );
  return (
    <Card className="grid gap-3">
      <p className="flex justify-between gap-4 text-small font-semibold text-ink-soft">
        <span>
          Question {number} · {question.topic}
        </span>
        {spent !== undefined && <span className="tabular">{formatSeconds(Math.round(spent / 1000))}</span>}
      </p>
      {shown.passage && (
        <Suspense>
          <FoldedPassage passage={shown.passage} />
        </Suspense>
      )}
      <h3 className={cn("text-wrap wrap-break-word whitespace-pre-line", askLook)}>
        {splitStem(shown).lead}
      </h3>
      {hasMaterial(shown) && <QuestionMaterial question={shown} askLook={askLook} />}
      <p className={cn("flex items-start gap-2 font-semibold", color)}>
        <VerdictSign verdict={verdict} className="size-6" />
        {verdict === "unanswered" ? (
          word
        ) : (
          <span className="min-w-0">
            <span className="sr-only">{word}. </span>
            Your answer: {showOption(answers[question.id])}
          </span>
        )}
      </p>
      {mistake && <Mistake text={mistake} />}
      {verdict !== "correct" && (
        <p className="pl-8 font-semibold">Correct answer: {showOption(question.answer)}</p>
      )}
      {explanation && <p className="rounded-small bg-mist px-4 py-3 text-small">{explanation.why}</p>}
    </Card>
  );
}

/** Every question again: the own answer with a tick or a cross, or that there is none; the right one else, and why. */
export function AnswerReview({ result }: { result: MockTestResult }) {
  const { subjectSlug, classNumber } = result.choice;
  const explanations = useExplanations(subjectSlug, classNumber);
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
              explanation={explanations?.[question.id]}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
