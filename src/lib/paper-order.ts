import { createRandom, shuffle } from "./random";

/** The facts that decide a paper's order: number, section, the passage it belongs to, and its options by their letters. */
export type OrderedItem = {
  n: number;
  section: string;
  passage?: string | undefined;
  options: Record<string, unknown>;
};

/** Neighbours by a name, groups in the order in which they begin. */
function groupBy(items: readonly OrderedItem[], nameOf: (item: OrderedItem) => string): OrderedItem[][] {
  const groups = new Map<string, OrderedItem[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups.values()];
}

/**
 * The order in which an attempt shows a paper of format 1: sections as they come, groups of a passage with its questions
 * together and in their order, groups within a section and then each question's options by the seed. Frozen: a family must
 * find its own numbering again for as long as there are papers of this format (docs/exam.md section 3).
 *
 * @param items in the order of n, sections A, B, C one after another
 * @param seed the attempt's seed, 16 hexadecimal digits
 * @returns n and the letters of the file, in the order in which the child sees them
 */
export function orderPaper(items: readonly OrderedItem[], seed: string): { n: number; letters: string[] }[] {
  const random = createRandom(seed);
  const sections = groupBy(items, ({ section }) => section);
  const ordered = sections.flatMap((section) => {
    const groups = groupBy(section, ({ n, passage }) => passage ?? `n ${n}`);
    return shuffle(groups, random).flat();
  });
  return ordered.map(({ n, options }) => ({ n, letters: shuffle(Object.keys(options).toSorted(), random) }));
}
