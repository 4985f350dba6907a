import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../config/paths";
import { cn } from "../../lib/cn";
import { BrandMark } from "../../ui/brand-mark";
import { Button } from "../../ui/button";
import { FlagIcon } from "../../ui/icons";
import type { Attempt } from "./attempt";
import { nameOf } from "./choice";
import { QuestionCard } from "./question-card";
import { QuestionPalette } from "./question-palette";
import type { MockTestResult } from "./result";
import { findTimeWarning, formatSeconds } from "./test-clock";
import { useRunningTest } from "./use-running-test";

const numberKeys = ["1", "2", "3", "4"];
const letterKeys = ["a", "b", "c", "d"];

/** The test's own small header: the mark leads out, and the test waits on the landing page as long as there is time. */
export function TestHeader({
  name,
  share = 0,
  children,
}: {
  name: string;
  share?: number;
  children?: ReactNode;
}) {
  return (
    <header className="sticky top-0 z-10 bg-paper">
      <div className="flex h-17 items-center gap-3 px-4 sm:px-5">
        <Link
          to={paths.mockTestLanding}
          aria-label="Back to the free mock tests"
          className="grid size-11 place-items-center"
        >
          <BrandMark />
        </Link>
        <h1 className="mr-auto font-heading text-[1.0625rem]">{name}</h1>
        {children}
      </div>
      <div className="h-1.25 bg-line">
        <div
          className="h-full rounded-r-full bg-linear-to-r from-violet to-pink transition-[width] duration-200"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </header>
  );
}

/** The time that is left. It is read out on demand; by itself only the warnings are spoken, when there is a pause. */
function TestTimer({ secondsLeft }: { secondsLeft: number }) {
  const warning = findTimeWarning(secondsLeft);
  return (
    <>
      <span
        role="timer"
        aria-label="Time left"
        className={cn(
          "rounded-full px-2.5 font-heading text-[1.375rem] font-bold tabular",
          warning === "" ? "text-violet" : "bg-gold-tint text-gold-ink",
        )}
      >
        {formatSeconds(secondsLeft)}
      </span>
      <span role="status" className="sr-only">
        {warning}
      </span>
    </>
  );
}

/**
 * What the keys do: 1-4 or A-D choose, the arrows move, M marks. Up and down stay with the radios.
 *
 * @param act called with the pressed key in lower case; returns whether it meant something
 */
function useTestKeys(act: (key: string) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key.toLowerCase())) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener("keydown", onKeyDown);
    return () => globalThis.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** A mock test under way: one question at a time, the clock, the palette, and the way back, on and out. */
export function TestScreen({
  opened,
  onFinish,
}: {
  opened: Attempt;
  onFinish: (result: MockTestResult) => void;
}) {
  const { attempt, secondsLeft, finish, choose, goTo, toggleMark } = useRunningTest(opened, onFinish);
  const { questions, index, answers, markedIds } = attempt;
  const question = questions[index];
  const isLast = index === questions.length - 1;
  const unanswered = questions.length - questions.filter(({ id }) => id in answers).length;

  useTestKeys((key) => {
    const place = Math.max(numberKeys.indexOf(key), letterKeys.indexOf(key));
    const option = question?.options[place];
    if (question && option !== undefined) choose(question.id, option);
    else if (question && key === "m") toggleMark(question.id);
    else if (key === "arrowleft") goTo(index - 1);
    else if (key === "arrowright") goTo(index + 1);
    else return false;
    return true;
  });

  if (!question) return null;
  const isMarked = markedIds.includes(question.id);
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <TestHeader name={nameOf(attempt.choice)} share={(index + 1) / questions.length}>
        <TestTimer secondsLeft={secondsLeft} />
      </TestHeader>
      <main className="mx-auto grid w-full max-w-[1072px] grow content-start gap-10 px-4 py-6 sm:px-5 lg:grid-cols-[1fr_250px] lg:gap-12 lg:py-8">
        <QuestionCard
          question={question}
          number={index + 1}
          total={questions.length}
          answer={answers[question.id]}
          onChoose={(option) => choose(question.id, option)}
        />
        <QuestionPalette attempt={attempt} onGoTo={goTo} />
      </main>
      <footer className="sticky bottom-0 border-t border-line bg-paper">
        {isLast && unanswered > 0 && (
          <p className="px-4 pt-2 text-center text-small text-ink-soft">
            {unanswered === 1 ? "One question has" : `${unanswered} questions have`} no answer yet.
          </p>
        )}
        <div className="mx-auto flex max-w-[1120px] items-center gap-2 px-4 py-3 sm:gap-3">
          <button
            type="button"
            aria-pressed={isMarked}
            onClick={() => toggleMark(question.id)}
            className={cn(
              "inline-flex min-h-13 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold sm:mr-auto sm:px-4",
              isMarked ? "bg-gold-tint text-gold-ink" : "text-ink-soft hover:bg-mist",
            )}
          >
            <FlagIcon className="size-5" />
            <span className="sr-only sm:not-sr-only">Mark for review</span>
          </button>
          <Button
            variant="outline"
            disabled={index === 0}
            onClick={() => goTo(index - 1)}
            className="whitespace-nowrap max-sm:grow max-sm:px-2"
          >
            Previous
          </Button>
          <Button
            onClick={() => (isLast ? finish() : goTo(index + 1))}
            className="whitespace-nowrap max-sm:grow max-sm:px-2"
          >
            {isLast ? "View My Score" : "Next"}
          </Button>
        </div>
      </footer>
    </div>
  );
}
