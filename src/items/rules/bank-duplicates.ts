import { compareTrigrams, listTrigrams } from "../../lib/trigrams";
import { createFindingBuilder, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";
import { normaliseWords } from "./words";

/** From this share of common trigrams on, two questions are alike. */
const minSimilarity = 0.85;

/**
 * Texts with fewer words than this are not compared: “What is 15 × 99?” and “What is 12 × 8?” differ only in numbers.
 */
const minWords = 6;

/** The compared parts of a public item; `name` identifies the item. */
export type BankItem = {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
  readonly options: readonly string[];
  readonly figure?: { readonly alt: string } | undefined;
  readonly table?: Item["table"];
  /** The text of its passage. */
  readonly passage?: string | undefined;
};

type ComparableItem = {
  readonly name: string;
  /** Question, options and material as words, to find the same question. */
  readonly exactText: string;
  /** Null if the stem is too short to be compared. */
  readonly trigrams: ReadonlySet<string> | null;
};

function toComparable({ name, question, answer, options, figure, table, passage }: BankItem): ComparableItem {
  const material = [figure?.alt, ...(table ? [table.head, ...table.rows].flat() : []), passage];
  const text = [question, answer, ...material].filter((part) => part !== undefined).join(" ");
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return {
    name,
    exactText: [question, ...options.toSorted(), ...material]
      .map((part) => normaliseWords(part ?? ""))
      .join("|"),
    trigrams: words.length < minWords ? null : listTrigrams(text),
  };
}

function describeLikeness(one: ComparableItem, other: ComparableItem): string | undefined {
  if (one.exactText === other.exactText) return `is ${other.name} of the bank`;
  if (!one.trigrams || !other.trigrams) return undefined;
  const similarity = compareTrigrams(one.trigrams, other.trigrams);
  return similarity < minSimilarity
    ? undefined
    : `is ${Math.round(similarity * 100)} % alike to ${other.name} of the bank`;
}

/**
 * Reports questions of a paper that are like a question of the public bank (docs/exam.md section 3, decision 058). Two
 * questions are alike if stem, key and material have 85% of their trigrams in common, without numbers and punctuation,
 * or if question and options are the same.
 *
 * @param set the paper's items
 * @param bank the public items of its subject, in its class and the neighbouring ones
 * @returns at most one finding for each question
 */
export function findBankDuplicates(set: ItemSet, bank: readonly BankItem[]): Finding[] {
  const bankItems = bank.map(toComparable);
  return set.items.flatMap((item) => {
    const passage = item.passage === undefined ? undefined : set.passages[item.passage]?.text;
    const paperItem = toComparable({ ...item, name: item.id, passage });
    const likeness = bankItems.map((bankItem) => describeLikeness(paperItem, bankItem)).find(Boolean);
    if (likeness === undefined) return [];
    return [createFindingBuilder(set.name, "bank-duplicates")(likeness, { id: item.id, field: "question" })];
  });
}
