import { createRandom, shuffle } from "./random";

/** The fields that decide a paper's order: number, section, passage, and the options' letters. */
export type OrderedItem = {
  n: number;
  section: string;
  passage?: string | undefined;
  options: Record<string, unknown>;
};

/** Groups items by a key, in the order of each group's first item. */
function groupBy(items: readonly OrderedItem[], keyOf: (item: OrderedItem) => string): OrderedItem[][] {
  const groups = new Map<string, OrderedItem[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/**
 * Calculates the order in which an attempt shows a paper of format 1. Sections keep their order, and so do the
 * questions of a passage; groups within a section, and then each question's options, are shuffled by the seed. Frozen:
 * families must always get the same numbering for papers of this format (docs/exam.md section 3).
 *
 * @param items the items in the order of n, sections A, B, C one after another
 * @param seed the attempt's seed, 16 hexadecimal digits
 * @returns each question's number `n` and its options' letters in the paper's file, in the order in which the child
 * sees them
 */
export function orderPaper(items: readonly OrderedItem[], seed: string): { n: number; letters: string[] }[] {
  const random = createRandom(seed);
  const sections = groupBy(items, ({ section }) => section);
  const shuffledItems = sections.flatMap((section) => {
    const groups = groupBy(section, ({ n, passage }) => passage ?? `n ${n}`);
    return shuffle(groups, random).flat();
  });
  return shuffledItems.map(({ n, options }) => ({
    n,
    letters: shuffle(Object.keys(options).toSorted(), random),
  }));
}
