import { useCallback } from "react";
import type { TopicTally } from "../../data/mock-tests";
import { listExplanations } from "../../data/questions";
import { cn } from "../../lib/cn";
import { useLoaded } from "../../lib/use-loaded";
import { Card } from "../../ui/card";
import { CheckIcon, CrossIcon } from "../../ui/icons";
import { ScoreClimb } from "../../ui/score-climb";
import { nameOf } from "./choice";
import type { MockTestResult } from "./result";
import { isCorrect, scoreTest } from "./score";

const praise = [
  { from: 90, text: "You reached the summit. Well climbed." },
  { from: 70, text: "The summit is in sight. A little more practice and you are there." },
  { from: 40, text: "You are well on the way. Look at what went wrong below, and try again." },
  { from: 0, text: "Every climb starts at the foot. Read the answers below, and try again." },
];

/** Score, correct count and percentage (specification section 2). */
export function ScoreCard({ result }: { result: MockTestResult }) {
  const { correct, total, percentage } = result;
  const figures = [
    { name: "Score", value: `${correct}/${total}` },
    { name: "Correct", value: correct },
    { name: "Percentage", value: `${percentage}%` },
  ];
  return (
    <Card className="grid items-center gap-6 sm:grid-cols-[240px_1fr] sm:gap-10 sm:p-8">
      <ScoreClimb percentage={percentage} className="mx-auto w-full max-w-60" />
      <div className="grid gap-4">
        <p className="font-semibold text-ink-soft">{nameOf(result.choice)}</p>
        <dl className="grid grid-cols-3 gap-3">
          {figures.map(({ name, value }) => (
            <div key={name} className="grid content-start">
              <dt className="text-small text-ink-soft">{name}</dt>
              <dd className="font-heading text-heading font-bold tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-body">{praise.find(({ from }) => percentage >= from)?.text}</p>
      </div>
    </Card>
  );
}

function TopicStrength({ topic, correct, total }: TopicTally) {
  return (
    <li className="grid content-start gap-1.5">
      <span>
        <span className="font-semibold tabular">
          {correct} of {total}
        </span>{" "}
        in {topic}
      </span>
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-green"
          style={{ width: `${(100 * correct) / total}%` }}
        />
      </span>
    </li>
  );
}

/** How each topic of the test went, strongest first. */
export function TopicStrengths({ result }: { result: MockTestResult }) {
  const { topics } = scoreTest(result.questions, result.answers);
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Topics</h2>
      <Card>
        <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {topics.map((tally) => (
            <TopicStrength key={tally.topic} {...tally} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Every question again: the own answer with a tick or a cross, the right one where it was wrong, and why. */
export function AnswerReview({ result }: { result: MockTestResult }) {
  const { subjectSlug, classNumber } = result.choice;
  const explanations = useLoaded(
    useCallback(() => listExplanations(subjectSlug, classNumber), [subjectSlug, classNumber]),
  );
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Your answers</h2>
      <ol className="grid gap-4">
        {result.questions.map((question, index) => {
          const isRight = isCorrect(question, result.answers);
          const explanation = explanations.state === "ready" && explanations.value[question.id];
          return (
            <li key={question.id}>
              <Card className="grid gap-3">
                <p className="text-small font-semibold text-ink-soft">
                  Question {index + 1} · {question.topic}
                </p>
                <h3 className="font-body text-body font-semibold text-wrap whitespace-pre-line">
                  {question.question}
                </h3>
                {question.figure && (
                  <img
                    src={`/data/figures/${question.figure.file}`}
                    alt={question.figure.alt}
                    className="max-h-48"
                  />
                )}
                <p
                  className={cn("flex items-start gap-2 font-semibold", isRight ? "text-green" : "text-red")}
                >
                  {isRight ? (
                    <CheckIcon className="size-6 shrink-0" />
                  ) : (
                    <CrossIcon className="size-6 shrink-0" />
                  )}
                  <span>
                    <span className="sr-only">{isRight ? "Correct. " : "Wrong. "}</span>
                    Your answer: {result.answers[question.id] ?? "none"}
                  </span>
                </p>
                {!isRight && <p className="pl-8 font-semibold">Correct answer: {question.answer}</p>}
                {explanation && <p className="rounded-small bg-mist px-4 py-3 text-small">{explanation}</p>}
              </Card>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
