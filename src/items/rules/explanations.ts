import { createFindingBuilder, type Finding } from "./finding";
import type { ItemSet } from "./item-set";

const maxSentences = 4;

/**
 * Full stops that do not end a sentence: times of day, titles and other abbreviations. Decimals have no space after the
 * point.
 */
const abbreviations =
  /\b(?:[ap]\.m\.|e\.g\.|i\.e\.|etc\.|Dr\.|Mrs?\.|Ms\.|St\.|No\.)(?=\s+[^A-Z]|\s*$)|\b(?:Dr|Mrs?|Ms|St|No)\./g;

/** Counts sentences by the signs that end them; text without any is one sentence. */
export function countSentences(text: string): number {
  const sentenceEnds = text.replace(abbreviations, "").match(/[.!?][”’"')\]]*(?=\s|$)/g) ?? [];
  return Math.max(sentenceEnds.length, 1);
}

/** Reports items without an explanation of one to four sentences, and explanations without an item. */
export function findExplanationErrors(set: ItemSet): Finding[] {
  const report = createFindingBuilder(set.name, "explanations");
  const ids = new Set(set.items.map(({ id }) => id));
  const orphans = Object.keys(set.explanations)
    .filter((id) => !ids.has(id))
    .map((id) => report("is explained but is no item", { id }));
  const withErrors = set.items.flatMap(({ id }) => {
    const message = describeError(set.explanations[id]?.why);
    return message ? [report(message, { id, field: "explanation" })] : [];
  });
  return [...orphans, ...withErrors];
}

function describeError(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === "") return "has no explanation";
  if (!/[.!?…][”’"')\]]*$/.test(text.trim())) return "has an explanation that does not end as a sentence";
  const sentences = countSentences(text);
  return sentences > maxSentences ? `is explained in ${sentences} sentences: four at most` : undefined;
}
