import { memo, useEffect, useRef } from "react";
import { afterPaint } from "../../lib/after-paint";
import { cn } from "../../lib/cn";
import { ListenButton } from "./listen-button";
import { OptionList } from "./option-list";
import { QuestionFigure } from "./question-figure";
import type { ShownQuestion } from "./shown-question";

/** The longer a stem, the smaller: a line is to be seen, a passage to be read. Lengths in characters. */
const stemSizes = [
  { upTo: 110, look: "text-heading" },
  { upTo: 260, look: "text-subheading leading-snug" },
  { upTo: Number.POSITIVE_INFINITY, look: "font-sans text-body font-semibold" },
];

function findStemSize(stem: string): string {
  return stemSizes.find(({ upTo }) => stem.length <= upTo)?.look ?? "";
}

type Props = {
  question: ShownQuestion;
  /** From 1. */
  number: number;
  total: number;
  /** The value of the option that is chosen. */
  answer: string | undefined;
  onChoose: (id: string, value: string) => void;
};

/** One question with its options as radios. A new question takes the focus, so that it is read out and Tab goes on from it. */
export const QuestionCard = memo(function QuestionCard({ question, number, total, answer, onChoose }: Props) {
  const card = useRef<HTMLFieldSetElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstShown = useRef(question.id);
  useEffect(() => {
    if (firstShown.current === question.id) return undefined;
    firstShown.current = "";
    const before = document.activeElement;
    // The focus makes the browser lay out the page once more.
    return afterPaint(() => {
      const { activeElement } = document;
      // Who has reached an option by now stays there.
      if (activeElement === before || !card.current?.contains(activeElement))
        heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: "instant" });
    });
  }, [question.id]);
  return (
    <fieldset ref={card} className="mb-10 min-w-0 lg:mb-0">
      <legend className="mb-5 w-full">
        <span className="mb-2 block text-small font-semibold text-ink-soft">
          {`Question ${number} of ${total} · ${question.topic}`}
        </span>
        <h2
          ref={heading}
          tabIndex={-1}
          className={cn("max-w-2xl text-wrap whitespace-pre-line outline-none", findStemSize(question.stem))}
        >
          {question.stem}
        </h2>
      </legend>
      {(question.figure ?? question.say) && (
        <div className="mb-6 grid gap-3">
          {question.figure && <QuestionFigure {...question.figure} />}
          {question.say && <ListenButton word={question.say} />}
        </div>
      )}
      <OptionList question={question} answer={answer} onChoose={onChoose} />
    </fieldset>
  );
});
