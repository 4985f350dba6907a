import { useState } from "react";
import { RadioCard } from "../radio-card";
import type { ShownQuestion } from "./shown-question";

const letters = ["A", "B", "C", "D"];

type Props = {
  question: ShownQuestion;
  /** The value of the option that is chosen. */
  answer: string | undefined;
  onChoose: (id: string, value: string) => void;
};

/**
 * The keys of the options. The next question moves into the nodes of the last one, which is quicker than new ones. Only
 * where something was chosen, or is, come new ones: the last answer's colours would fade out under the next question, and
 * a radio that has the focus would say that it is no longer checked.
 *
 * @returns a key for each place
 */
function useOptionKeys({ id, options }: ShownQuestion, answer: string | undefined): readonly number[] {
  const chosen = options.findIndex(({ value }) => value === answer);
  const [shown, show] = useState({ id, chosen, keys: [...letters.keys()] });
  if (shown.id !== id) {
    const isColoured = (place: number) => place === shown.chosen || place === chosen;
    const keys = shown.keys.map((key, place) => (isColoured(place) ? key + letters.length : key));
    show({ id, chosen, keys });
  } else if (shown.chosen !== chosen) show({ ...shown, chosen });
  return shown.keys;
}

/** The options of a question as radios, under the letters that their keys have. */
export function OptionList({ question, answer, onChoose }: Props) {
  const keys = useOptionKeys(question, answer);
  return (
    // Plain blocks: a grid would measure each text twice more.
    <div>
      {question.options.map(({ value, text }, place) => (
        <RadioCard
          key={keys[place]}
          name={question.id}
          value={value}
          isChecked={answer === value}
          onChoose={() => onChoose(question.id, value)}
          className="flex min-h-14 items-center gap-4 rounded-card px-4 py-2.5 not-last:mb-3 sm:min-h-16 sm:px-5"
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-[9px] bg-mist text-small font-bold text-ink-soft eased peer-checked:bg-violet peer-checked:text-white"
          >
            {letters[place]}
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere sm:text-[1.125rem]">{text}</span>
        </RadioCard>
      ))}
    </div>
  );
}
