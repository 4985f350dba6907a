import { createFindingBuilder, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";
import { toComparableQuestion, toComparableMaterial } from "./material";
import { normaliseWords } from "./words";

/** From this share of common trigrams on, two stems are alike. */
const minSimilarity = 0.85;

/** Stems with fewer words than this are not compared, because they are alike by chance: “What is 15 × 99?” */
const minWords = 6;

/** Lists the trigrams of each word including its edges, like PostgreSQL's pg_trgm. */
function listTrigrams(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of text.split(" ")) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start++) trigrams.add(padded.slice(start, start + 3));
  }
  return trigrams;
}

function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** @returns how alike two texts are, 0 to 1: the share of their trigrams that both have */
export function measureLikeness(a: string, b: string): number {
  return compare(listTrigrams(normaliseWords(a)), listTrigrams(normaliseWords(b)));
}

/** The parts of an item that are compared. Other numbers do not make another question; other material does. */
type ComparableItem = {
  readonly item: Item;
  readonly set: string;
  /** The words of the stem without numbers. */
  readonly wordsOnly: string;
  readonly trigrams: ReadonlySet<string>;
  readonly material: string;
  /** The sorted words of the stem, and the key. */
  readonly wordsAndKey: string;
};

function toComparable(item: Item, set: string): ComparableItem {
  const words = normaliseWords(toComparableQuestion(item));
  const wordsOnly = words
    .replace(/[^\p{L} ]+/gu, " ")
    .replace(/ +/g, " ")
    .trim();
  return {
    item,
    set,
    wordsOnly,
    trigrams: listTrigrams(wordsOnly),
    material: toComparableMaterial(item),
    wordsAndKey: `${words.split(" ").toSorted().join(" ")}\n${normaliseWords(item.answer)}`,
  };
}

const isTooShort = ({ wordsOnly }: ComparableItem): boolean => wordsOnly.split(" ").length < minWords;

function describeDuplicate(one: ComparableItem, other: ComparableItem): string | undefined {
  if (one.item.id === other.item.id || one.material !== other.material) return undefined;
  if (one.wordsAndKey === other.wordsAndKey) return `has the words and the key of ${other.item.id}`;
  const isSameFamily = one.set === other.set && one.item.family === other.item.family;
  if (isSameFamily || isTooShort(one) || isTooShort(other)) return undefined;
  const similarity = compare(one.trigrams, other.trigrams);
  return similarity < minSimilarity
    ? undefined
    : `is ${Math.round(similarity * 100)} % alike to ${other.item.id}`;
}

/**
 * Reports near duplicates in a set and the neighbouring classes (docs/questions.md section 4): items of different
 * families that are 85% alike by trigrams, without numbers and punctuation; and items with the same words in
 * another order and the same key.
 *
 * @param set the set to check
 * @param neighbours the sets of the same subject one class below and above
 */
export function findNearDuplicates(set: ItemSet, neighbours: readonly ItemSet[]): Finding[] {
  const setItems = set.items.map((item) => toComparable(item, set.name));
  const neighbourItems = neighbours.flatMap(({ name, items }) =>
    items.map((item) => toComparable(item, name)),
  );
  return setItems.flatMap((one, index) => {
    const likeness = [...setItems.slice(0, index), ...neighbourItems]
      .map((other) => describeDuplicate(one, other))
      .find(Boolean);
    if (likeness === undefined) return [];
    return [
      createFindingBuilder(set.name, "near-duplicates")(likeness, { id: one.item.id, field: "question" }),
    ];
  });
}
