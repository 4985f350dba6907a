import { useState } from "react";
import { cn } from "../../lib/cn";
import { RadioCard } from "../radio-card";
import { OptionPicture } from "./option-picture";
import type { ShownQuestion } from "./shown-question";

const letters = ["A", "B", "C", "D"];

type Props = {
  question: ShownQuestion;
  /** The value of the chosen option. */
  answer: string | undefined;
  onChoose: (id: string, value: string) => void;
};

/**
 * Manages React's keys of the options. The next question reuses the DOM nodes of the last question, which is quicker
 * than making new nodes. Only the positions of the last answer and of the new one get new nodes: otherwise the last
 * answer's colours would fade out under the next question, and a screen reader would say that the radio in focus is no
 * longer checked.
 *
 * @returns a key for each position
 */
function useOptionKeys({ id, options }: ShownQuestion, answer: string | undefined): readonly number[] {
  const chosenIndex = options.findIndex(({ value }) => value === answer);
  const [lastQuestion, setLastQuestion] = useState({ id, chosenIndex, keys: [...letters.keys()] });
  if (lastQuestion.id !== id) {
    const needsNewNode = (index: number) => index === lastQuestion.chosenIndex || index === chosenIndex;
    const keys = lastQuestion.keys.map((key, index) => (needsNewNode(index) ? key + letters.length : key));
    setLastQuestion({ id, chosenIndex, keys });
  } else if (lastQuestion.chosenIndex !== chosenIndex) setLastQuestion({ ...lastQuestion, chosenIndex });
  return lastQuestion.keys;
}

/** Classes of an option's card: a line of text, or one of four pictures in two rows. */
const cardClasses = {
  text: "flex min-h-14 items-center gap-4 rounded-card px-4 py-2.5 not-last:mb-3 sm:min-h-16 sm:px-5",
  picture: "grid content-start gap-2 rounded-card p-3",
};

/** The options of a question as radios, each with the letter that chooses it on the keyboard. */
export function OptionList({ question, answer, onChoose }: Props) {
  const keys = useOptionKeys(question, answer);
  const hasPictures = question.options.some(({ picture }) => picture !== undefined);
  return (
    // Options of text are plain blocks: a grid would measure each text two more times.
    <div className={cn(hasPictures && "grid max-w-lg grid-cols-2 gap-3")}>
      {question.options.map((option, index) => (
        <RadioCard
          key={keys[index]}
          name={question.id}
          value={option.value}
          isChecked={answer === option.value}
          onChoose={() => onChoose(question.id, option.value)}
          className={hasPictures ? cardClasses.picture : cardClasses.text}
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-[9px] bg-mist text-small font-bold text-ink-soft eased peer-checked:bg-violet peer-checked:text-white"
          >
            {letters[index]}
          </span>
          {option.picture === undefined ? (
            <span className="min-w-0 flex-1 wrap-anywhere sm:text-[1.125rem]">{option.text}</span>
          ) : (
            <OptionPicture src={option.picture} text={option.text} className="w-full min-w-0" />
          )}
        </RadioCard>
      ))}
    </div>
  );
}
