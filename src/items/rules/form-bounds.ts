import { createFindingBuilder, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";

type FormMinimum = {
  readonly label: string;
  readonly min: number;
  /** The lower minimum of classes 9 to 12, where a drawing or a table is used only if the question needs it. */
  readonly minFromClass9?: number;
  /** The first class to which the minimum applies; without it, all classes. */
  readonly fromClass?: number;
  readonly isCounted: (item: Item) => boolean;
};

const hasFormOf =
  (...forms: readonly Item["form"][]) =>
  ({ form }: Item): boolean =>
    forms.includes(form);

const figureMinimum = (min: number, minFromClass9 = min): FormMinimum => ({
  label: "items with a figure",
  min,
  minFromClass9,
  isCounted: ({ figure, optionFigures }) => (figure ?? optionFigures) !== undefined,
});
const tableMinimum = (min: number, minFromClass9 = min): FormMinimum => ({
  label: "items with a table",
  min,
  minFromClass9,
  isCounted: ({ table }) => table !== undefined,
});
const passageMinimum = (min: number, fromClass = 1): FormMinimum => ({
  label: "items on a passage",
  min,
  fromClass,
  isCounted: ({ passage }) => passage !== undefined,
});
const listFormMinimum = (min: number): FormMinimum => ({
  label: "items of statements, match and order",
  min,
  isCounted: hasFormOf("statements", "match", "order"),
});

/** The minimums for each file (docs/questions.md section 1, "Forms"). Reviewers check the minimums that cannot be counted from fields. */
const minimumsBySubject: Readonly<Record<string, readonly FormMinimum[]>> = {
  maths: [figureMinimum(25, 15), tableMinimum(8, 4), listFormMinimum(6)],
  reasoning: [
    figureMinimum(35, 20),
    {
      label: "items with picture options",
      min: 12,
      minFromClass9: 6,
      isCounted: ({ optionFigures }) => optionFigures !== undefined,
    },
    tableMinimum(3),
    listFormMinimum(8),
    { label: "items of sufficiency", min: 6, fromClass: 9, isCounted: hasFormOf("sufficiency") },
  ],
  science: [figureMinimum(15), tableMinimum(8), passageMinimum(4), listFormMinimum(14)],
  computer: [
    figureMinimum(12),
    tableMinimum(4),
    listFormMinimum(12),
    { label: "items of code", min: 10, fromClass: 5, isCounted: hasFormOf("code") },
  ],
  gk: [figureMinimum(8), tableMinimum(3), passageMinimum(4), listFormMinimum(12)],
  english: [figureMinimum(4), tableMinimum(2), passageMinimum(24, 2), listFormMinimum(12)],
  spellbee: [
    passageMinimum(3, 4),
    listFormMinimum(8),
    { label: "items of audio", min: 12, isCounted: hasFormOf("audio") },
  ],
  speedmaths: [figureMinimum(6), tableMinimum(3), passageMinimum(3, 4)],
};

const minPassages = { subject: "english", count: 6, fromClass: 2 };

/** Reports forms of which a file has too few items for its subject. */
export function findFormBoundErrors(set: ItemSet): Finding[] {
  const { name, subject, classNumber, items } = set;
  const report = createFindingBuilder(name, "form-bounds");
  const tooFew = (minimumsBySubject[subject] ?? []).flatMap(
    ({ label, min, minFromClass9 = min, fromClass = 1, isCounted }) => {
      const count = items.filter(isCounted).length;
      const minOfClass = classNumber < 9 ? min : minFromClass9;
      return classNumber < fromClass || count >= minOfClass
        ? []
        : [report(`has ${count} ${label}: ${minOfClass} at least`)];
    },
  );
  const texts = Object.keys(set.passages).length;
  const hasFewTexts =
    subject === minPassages.subject && classNumber >= minPassages.fromClass && texts < minPassages.count;
  return hasFewTexts ? [...tooFew, report(`has ${texts} passages: ${minPassages.count} at least`)] : tooFew;
}
