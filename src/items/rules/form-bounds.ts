import { findingsOf, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";

type Bound = {
  readonly what: string;
  readonly least: number;
  /** The first class to which it applies; by default all. */
  readonly from?: number;
  readonly counts: (item: Item) => boolean;
};

const isOf =
  (...forms: readonly Item["form"][]) =>
  ({ form }: Item): boolean =>
    forms.includes(form);

const figures = (least: number): Bound => ({
  what: "items with a figure",
  least,
  counts: ({ figure, optionFigures }) => (figure ?? optionFigures) !== undefined,
});
const tables = (least: number): Bound => ({
  what: "items with a table",
  least,
  counts: ({ table }) => table !== undefined,
});
const passages = (least: number, from = 1): Bound => ({
  what: "items on a passage",
  least,
  from,
  counts: ({ passage }) => passage !== undefined,
});
const pairs = (least: number): Bound => ({
  what: "items of statements, match and order",
  least,
  counts: isOf("statements", "match", "order"),
});

/** The minimum for each file (docs/questions.md section 1, "Forms"). Readers check what no field shows. */
const boundsOf: Readonly<Record<string, readonly Bound[]>> = {
  maths: [figures(25), tables(8), pairs(6)],
  reasoning: [
    figures(35),
    {
      what: "items with picture options",
      least: 12,
      counts: ({ optionFigures }) => optionFigures !== undefined,
    },
    tables(3),
    pairs(8),
    { what: "items of sufficiency", least: 6, from: 9, counts: isOf("sufficiency") },
  ],
  science: [figures(15), tables(8), passages(4), pairs(14)],
  computer: [
    figures(12),
    tables(4),
    pairs(12),
    { what: "items of code", least: 10, from: 5, counts: isOf("code") },
  ],
  gk: [figures(8), tables(3), passages(4), pairs(12)],
  english: [figures(4), tables(2), passages(24, 2), pairs(12)],
  spellbee: [pairs(8), { what: "items of audio", least: 35, counts: isOf("audio") }],
  speedmaths: [figures(6), tables(3)],
};

const leastPassages = { subject: "english", count: 6, from: 2 };

/** Reports forms of which a file has too few items for its subject. */
export function findFormBoundErrors(set: ItemSet): Finding[] {
  const { name, subject, classNumber, items } = set;
  const report = findingsOf(name, "form-bounds");
  const thin = (boundsOf[subject] ?? []).flatMap(({ what, least, from = 1, counts }) => {
    const count = items.filter(counts).length;
    return classNumber < from || count >= least ? [] : [report(`has ${count} ${what}: ${least} at least`)];
  });
  const texts = Object.keys(set.passages).length;
  const hasFewTexts =
    subject === leastPassages.subject && classNumber >= leastPassages.from && texts < leastPassages.count;
  return hasFewTexts ? [...thin, report(`has ${texts} passages: ${leastPassages.count} at least`)] : thin;
}
