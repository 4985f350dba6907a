import { useEffect, useRef } from "react";
import { figurePath } from "../../config/paths";
import type { Question } from "../../data/questions";
import { cn } from "../../lib/cn";
import { QuestionFigure } from "../../ui/question-figure";
import { RadioCard } from "../../ui/radio-card";
import { findStemSize } from "../../ui/stem-size";
import { ListenButton } from "./listen-button";

const letters = ["A", "B", "C", "D"];

type Props = {
  question: Question;
  number: number;
  total: number;
  answer: string | undefined;
  onChoose: (option: string) => void;
};

/** One question with its options as radios. A new question takes the focus, so that it is read out and Tab goes on from it. */
export function QuestionCard({ question, number, total, answer, onChoose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const firstShown = useRef(question.id);
  useEffect(() => {
    if (firstShown.current === question.id) return;
    firstShown.current = "";
    // After it has been painted: the focus makes the browser lay out the page once more.
    const timer = setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: "instant" });
    });
    return () => clearTimeout(timer);
  }, [question.id]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-5 grid gap-2">
        <span className="text-small font-semibold text-ink-soft">
          Question {number} of {total} · {question.topic}
        </span>
        <h2
          ref={heading}
          tabIndex={-1}
          className={cn(
            "max-w-2xl text-wrap whitespace-pre-line outline-none",
            findStemSize(question.question),
          )}
        >
          {question.question}
        </h2>
      </legend>
      {(question.figure ?? question.say) && (
        <div className="mb-6 grid gap-3">
          {question.figure && (
            <QuestionFigure src={figurePath(question.figure.file)} alt={question.figure.alt} />
          )}
          {question.say && <ListenButton word={question.say} />}
        </div>
      )}
      <div className="grid gap-3">
        {question.options.map((option, index) => (
          <RadioCard
            key={option}
            name={question.id}
            value={option}
            isChecked={answer === option}
            onChoose={() => onChoose(option)}
            className="flex min-h-14 items-center gap-4 rounded-card px-4 py-2.5 sm:min-h-16 sm:px-5"
          >
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-[9px] bg-mist text-small font-bold text-ink-soft transition-colors peer-checked:bg-violet peer-checked:text-white"
            >
              {letters[index]}
            </span>
            <span className="min-w-0 wrap-anywhere sm:text-[1.125rem]">{option}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
