import { createFindingBuilder, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";

const maxWords = 12;
const maxShareOfItems = 0.05;

function findItemErrors(set: ItemSet, item: Item): Finding[] {
  const report = createFindingBuilder(set.name, "mistakes");
  const wrong = set.explanations[item.id]?.wrong ?? {};
  const location = { id: item.id, field: "wrong" };
  const distractors = item.options.filter((option) => option !== item.answer);
  return [
    ...distractors
      .filter((option) => wrong[option] === undefined)
      .map((option) => report(`does not say why “${option}” is wrong`, location)),
    ...Object.keys(wrong)
      .filter((option) => !distractors.includes(option))
      .map((option) => report(`says why “${option}” is wrong, which is not a wrong option`, location)),
    ...Object.entries(wrong).flatMap(([option, mistake]) => {
      const words = mistake.split(/\s+/).length;
      if (words <= maxWords) return [];
      return [report(`says why “${option}” is wrong in ${words} words: ${maxWords} at most`, location)];
    }),
  ];
}

/** Reports wrong options without a mistake, mistakes of more than 12 words, and mistakes that belong to no wrong option. */
export function findMissingMistakes(set: ItemSet): Finding[] {
  return set.items.flatMap((item) => findItemErrors(set, item));
}

/**
 * Lists mistakes that are used in more than 5% of a set's items, because such a mistake explains little.
 *
 * @returns each such text in lower case, with its number of items
 */
export function listOverusedMistakes(set: ItemSet): [mistake: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { id } of set.items) {
    const mistakes = Object.values(set.explanations[id]?.wrong ?? {});
    for (const mistake of new Set(mistakes.map((text) => text.toLowerCase())))
      counts.set(mistake, (counts.get(mistake) ?? 0) + 1);
  }
  const maxCount = set.items.length * maxShareOfItems;
  return [...counts].filter(([, count]) => count > maxCount);
}

function findOverusedMistakes(set: ItemSet): Finding[] {
  const report = createFindingBuilder(set.name, "mistakes");
  return listOverusedMistakes(set).map(([mistake, count]) =>
    report(
      `names the mistake “${mistake}” with ${count} of ${set.items.length} items: at most 5% are allowed`,
    ),
  );
}

/**
 * Reports wrong options without a mistake of at most 12 words, and mistakes used too often (docs/questions.md section
 * 1).
 */
export function findMistakeErrors(set: ItemSet): Finding[] {
  return [...findMissingMistakes(set), ...findOverusedMistakes(set)];
}
