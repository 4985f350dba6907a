import type { ReactNode } from "react";
import { cn } from "../../lib/cn";
import { Card } from "../card";
import { OptionInLine } from "./option-picture";
import { QuestionText } from "./question-text";
import type { ShownQuestion } from "./shown-question";
import { VerdictIcon, verdictStyles, type Verdict } from "./verdict-icon";

/** Why the chosen answer is wrong, in the words of the set's author (decision 043). */
function Mistake({ text }: { text: string }) {
  return (
    <p className="pl-8">
      Why it is wrong: {text}
      {/[.?!]$/.test(text) ? "" : "."}
    </p>
  );
}

/** An option as it is named in a review. */
function Choice({ question: { options }, value }: { question: ShownQuestion; value: string | undefined }) {
  const option = options.find((candidate) => candidate.value === value);
  return <OptionInLine text={option?.text ?? value ?? ""} picture={option?.picture} />;
}

/** All options, each with its letter on the child's screen, in the order of the letters. */
function AllOptions({
  question,
  letterOf,
  answer,
  rightValues,
  countOf,
}: {
  question: ShownQuestion;
  letterOf: (value: string) => string | null;
  answer: string | undefined;
  rightValues: readonly string[];
  countOf: ((value: string) => string) | undefined;
}) {
  const optionsWithLetters = question.options
    .map((option) => ({ ...option, letter: letterOf(option.value) ?? "" }))
    .toSorted((a, b) => a.letter.localeCompare(b.letter));
  return (
    <ul aria-label="All options" className="grid gap-1.5 pl-8 text-small">
      {optionsWithLetters.map(({ value, letter, text, picture }) => {
        const notes = [rightValues.includes(value) && "correct", value === answer && "your answer"].filter(
          Boolean,
        );
        return (
          <li key={value} className={cn(notes.length > 0 && "font-semibold")}>
            {letter}: <OptionInLine text={text} picture={picture} />
            {notes.length > 0 && ` (${notes.join(", ")})`}
            {countOf && <span className="font-normal text-ink-soft tabular"> · {countOf(value)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

type Props = {
  question: ShownQuestion;
  /** The question's number, from 1. */
  number: number;
  /** Shown opposite the number, such as the time that the question took. */
  aside?: string | undefined;
  /** The value of the chosen option. */
  answer: string | undefined;
  /** The letter of the chosen option on the child's screen. */
  letter?: string | undefined;
  /** Undefined while the answer key is still secret. */
  verdict?: Verdict | undefined;
  /** The values of the options that are right. */
  rightValues?: readonly string[] | undefined;
  /** Returns an option's letter. If given, all options are listed, and the right and the chosen ones are labelled. */
  letterOf?: ((value: string) => string | null) | undefined;
  /** The number of students who chose an option, in words; shown beside each option. */
  countOf?: ((value: string) => string) | undefined;
  /** The mistake behind the chosen option; shown only if it is still wrong under the current key. */
  mistake?: string | undefined;
  /** Why the right option is right. */
  why?: string | undefined;
  /** Shown below the question, such as a challenge to its key. */
  children?: ReactNode;
};

/**
 * A question in a review: the child's answer with a tick or a cross, or the words "Not answered"; the right answer, and
 * why it is right.
 */
export function ReviewedQuestion(props: Props) {
  const {
    question,
    number,
    aside,
    answer,
    letter,
    verdict,
    rightValues = [],
    letterOf,
    countOf,
    mistake,
    why,
    children,
  } = props;
  const { topic } = question;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <p className="flex justify-between gap-4 text-small font-semibold text-ink-soft">
        <span>
          Question {number} · {topic}
        </span>
        {aside !== undefined && <span className="tabular">{aside}</span>}
      </p>
      <QuestionText question={question} />
      <p className={cn("flex items-start gap-2 font-semibold", verdict && verdictStyles[verdict].color)}>
        {verdict && <VerdictIcon verdict={verdict} className="size-6" />}
        {answer === undefined ? (
          verdictStyles.unanswered.word
        ) : (
          <span className="min-w-0">
            {verdict && <span className="sr-only">{verdictStyles[verdict].word}. </span>}
            {letter === undefined ? "Your answer" : `Your answer, ${letter}`}:{" "}
            <Choice question={question} value={answer} />
          </span>
        )}
      </p>
      {verdict === "wrong" && mistake !== undefined && <Mistake text={mistake} />}
      {(verdict === "wrong" || verdict === "unanswered") && (
        <div className="grid gap-1 pl-8 font-semibold">
          {rightValues.map((value) => (
            <p key={value}>
              Correct answer: <Choice question={question} value={value} />
            </p>
          ))}
        </div>
      )}
      {letterOf && (
        <AllOptions
          question={question}
          letterOf={letterOf}
          answer={answer}
          rightValues={rightValues}
          countOf={countOf}
        />
      )}
      {why !== undefined && <p className="rounded-small bg-mist px-4 py-3 text-small">{why}</p>}
      {children}
    </Card>
  );
}
