import { memo, useEffect, useRef, useState } from "react";
import { figurePath } from "../../config/paths";
import type { Question } from "../../data/questions";
import { afterPaint } from "../../lib/after-paint";
import { cn } from "../../lib/cn";
import { QuestionFigure } from "../../ui/question-figure";
import { RadioCard } from "../../ui/radio-card";
import { ListenButton } from "./listen-button";

const letters = ["A", "B", "C", "D"];

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
  question: Question;
  number: number;
  total: number;
  answer: string | undefined;
  onChoose: (id: string, option: string) => void;
};

/**
 * The keys of the options. The next question moves into the nodes of the last one, which is quicker than new ones. Only
 * where something was chosen, or is, come new ones: the last answer's colours would fade out under the next question, and
 * a radio that has the focus would say that it is no longer checked.
 *
 * @returns a key for each place
 */
function useOptionKeys({ id, options }: Question, answer: string | undefined): readonly number[] {
  const chosen = options.indexOf(answer ?? "");
  const [shown, show] = useState({ id, chosen, keys: [...letters.keys()] });
  if (shown.id !== id) {
    const isColoured = (place: number) => place === shown.chosen || place === chosen;
    const keys = shown.keys.map((key, place) => (isColoured(place) ? key + letters.length : key));
    show({ id, chosen, keys });
  } else if (shown.chosen !== chosen) show({ ...shown, chosen });
  return shown.keys;
}

/** One question with its options as radios. A new question takes the focus, so that it is read out and Tab goes on from it. */
export const QuestionCard = memo(function QuestionCard({ question, number, total, answer, onChoose }: Props) {
  const card = useRef<HTMLFieldSetElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstShown = useRef(question.id);
  const keys = useOptionKeys(question, answer);
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
      {/* Plain blocks: a grid would measure each text twice more, here, in the legend and around it. */}
      <div>
        {question.options.map((option, index) => (
          <RadioCard
            key={keys[index]}
            name={question.id}
            value={option}
            isChecked={answer === option}
            onChoose={() => onChoose(question.id, option)}
            className="flex min-h-14 items-center gap-4 rounded-card px-4 py-2.5 not-last:mb-3 sm:min-h-16 sm:px-5"
          >
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-[9px] bg-mist text-small font-bold text-ink-soft eased peer-checked:bg-violet peer-checked:text-white"
            >
              {letters[index]}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere sm:text-[1.125rem]">{option}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
});
