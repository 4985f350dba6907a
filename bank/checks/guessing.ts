import { itemForms } from "../../src/items/item";
import type { Item } from "../../src/items/rules/item-schema";
import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import { listContentWords, normaliseWords } from "../../src/items/rules/words";
import type { QuestionSet } from "../source/question-set";

/** The maximum share of items that a guessing rule may get right; a random guess among four options gets 0.25. */
const maxRightShare = 0.35;

/** Groups with fewer items are not checked, because the result would be chance. */
const minItems = 20;

/** 95 of 100 samples of independent guesses are below the mean plus this number of standard deviations. */
const oneSided95Deviations = 1.645;

/** The maximum number of words in a part of an option such as `P-2, Q-1, R-3` or `egg, chick, hen`. */
const maxWordsOfPart = 4;

/** Words that qualify a statement. Options with such words are correct more often than others. */
const qualifyingWords =
  /\b(?:usually|mostly|often|sometimes|generally|normally|probably|possibly|perhaps|likely|about|nearly|almost|some|many|most|may|might|can|could|only if|only when|unless|not always|at least|at most|in part|partly|depends?)\b/gi;

/** Returns the parts of an option that is a list of short parts; an empty list for any other option. */
function listParts(option: string): string[] {
  const parts = option.split(", ");
  const isList = parts.length > 1 && parts.every((part) => part.split(" ").length <= maxWordsOfPart);
  return isList ? parts : [];
}

/**
 * Returns how similar two options are, from 0 to 1: for two lists the share of equal positions, otherwise the share of
 * common words.
 */
function computeSimilarity(option: string, otherOption: string): number {
  const [parts, otherParts] = [listParts(option), listParts(otherOption)];
  if (parts.length > 0 && parts.length === otherParts.length)
    return parts.filter((part, index) => part === otherParts[index]).length / parts.length;
  const [words, otherWords] = [option, otherOption].map((text) => new Set(normaliseWords(text).split(" ")));
  if (!words || !otherWords) return 0;
  const shared = [...words].filter((word) => otherWords.has(word)).length;
  return (2 * shared) / (words.size + otherWords.size);
}

/** A guessing rule. */
type GuessingRule = {
  readonly name: string;
  /** Returns the score of an option; the rule chooses the option with the highest score. */
  readonly score: (item: Item, option: string) => number;
};

/** The guessing rules that a child without knowledge could use. */
const guessingRules: readonly GuessingRule[] = [
  {
    name: "alike",
    score: ({ options }, option) =>
      options.reduce((sum, other) => (other === option ? sum : sum + computeSimilarity(option, other)), 0),
  },
  { name: "longest", score: (_, option) => option.length },
  { name: "shortest", score: (_, option) => -option.length },
  { name: "qualified", score: (_, option) => option.match(qualifyingWords)?.length ?? 0 },
  {
    name: "words of the stem",
    score: ({ question }, option) => {
      const stemWords = listContentWords(question);
      return [...listContentWords(option)].filter((word) => stemWords.has(word)).length;
    },
  },
];

/** The number of items, and how many of them each guessing rule gets right; a tie of n options counts 1/n. */
export type GuessCount = { readonly items: number; readonly right: Readonly<Record<string, number>> };

/** Returns the probability that a guessing rule chooses the right option. */
function computeChance(item: Item, { score }: GuessingRule): number {
  const scores = item.options.map((option) => Math.round(score(item, option) * 1e6));
  const highest = Math.max(...scores);
  if (scores[item.options.indexOf(item.answer)] !== highest) return 0;
  return 1 / scores.filter((value) => value === highest).length;
}

/**
 * Counts how often each guessing rule is right. Leaves out items whose options are drawings, because students do not
 * see their words.
 *
 * @returns the number of items counted, and by rule the expected number of right guesses
 */
export function countGuesses(items: readonly Item[]): GuessCount {
  const textItems = items.filter(({ optionFigures }) => !optionFigures);
  const right = guessingRules.map((rule): [string, number] => [
    rule.name,
    textItems.reduce((sum, item) => sum + computeChance(item, rule), 0),
  ]);
  return { items: textItems.length, right: Object.fromEntries(right) };
}

/**
 * Returns the maximum number of right guesses in a group of items: 35% of them, plus a margin for chance that 95 of 100
 * groups of this size stay within (43% for 100 items, 39% for 400). With fewer than 20 items everything is allowed.
 */
export function maxRightGuesses(items: number): number {
  if (items < minItems) return items;
  return (
    maxRightShare * items + oneSided95Deviations * Math.sqrt(items * maxRightShare * (1 - maxRightShare))
  );
}

/** Reports the guessing rules that are right too often in a group of items. */
function findGroupErrors(groupName: string, items: readonly Item[]): Finding[] {
  const { items: count, right } = countGuesses(items);
  return guessingRules
    .filter(({ name }) => (right[name] ?? 0) > maxRightGuesses(count))
    .map(({ name }) => {
      const percent = Math.round((100 * (right[name] ?? 0)) / count);
      const message = `${percent}% of ${count} items are right by the guess “${name}”: at most 35% are allowed`;
      return createFindingBuilder(groupName, "guessing")(message);
    });
}

/** Returns the items of each form, in the order of `itemForms`, without forms that have no items. */
const groupByForm = (items: readonly Item[]): [string, Item[]][] =>
  itemForms
    .map((form): [string, Item[]] => [form, items.filter((item) => (item.form ?? "plain") === form)])
    .filter(([, members]) => members.length > 0);

/** Reports guessing rules that are right too often in a set, or among all items of one form in the bank. */
export function findGuessingErrors(sets: readonly QuestionSet[]): Finding[] {
  const items = sets.flatMap((set) => set.items);
  return [
    ...sets.flatMap((set) => findGroupErrors(set.name, set.items)),
    ...groupByForm(items).flatMap(([form, members]) => findGroupErrors(`the form ${form}`, members)),
  ];
}

/**
 * Formats a table with a line for each form, for all items and for each set: the number of items, and the percentage
 * that each guessing rule gets right.
 */
export function formatGuessTable(sets: readonly QuestionSet[]): string {
  const items = sets.flatMap((set) => set.items);
  const groups: [string, readonly Item[]][] = [
    ...groupByForm(items),
    ["all", items],
    ...sets.map((set): [string, readonly Item[]] => [set.name, set.items]),
  ];
  const rows = groups.map(([name, members]) => {
    const { items: count, right } = countGuesses(members);
    const percent = (name: string): string =>
      `${Math.round((100 * (right[name] ?? 0)) / Math.max(count, 1))}%`;
    return [name, String(count)].concat(guessingRules.map((rule) => percent(rule.name)));
  });
  const head = ["", "items", ...guessingRules.map(({ name }) => name)];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    )
    .map((cells) => cells.join("  "))
    .join("\n");
}
