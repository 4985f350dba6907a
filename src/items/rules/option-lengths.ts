import { createFindingBuilder, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";

const minPhraseCharacters = 20;
const minPhraseWords = 3;
const maxLengthRatio = 1.5;
const maxKeyLongestShare = 0.35;

/** Whether an option is a phrase: three words, or twenty characters. Numbers, names and units may be of any length. */
const isPhrase = (option: string): boolean =>
  option.length >= minPhraseCharacters || (option.match(/\p{L}[\p{L}'’-]*/gu) ?? []).length >= minPhraseWords;

const isKeyLongest = ({ options, answer }: Item): boolean =>
  options.every((option) => option === answer || option.length < answer.length);

/**
 * Reports options whose length gives the key away (docs/questions.md section 3 nos. 5 and 7): if any option is a phrase,
 * the longest option may have at most 1.5 times the characters of the shortest; and the key may be the longest option in at
 * most 35% of the items of a set.
 */
export function findOptionLengthErrors({ name, items }: ItemSet): Finding[] {
  const report = createFindingBuilder(name, "option-lengths");
  const unevenOptions = items.flatMap(({ id, options, optionFigures }): Finding[] => {
    // The texts of picture options are descriptions, which are not visible.
    if (optionFigures || !options.some(isPhrase)) return [];
    const lengths = options.map((option) => option.length);
    const [longest, shortest] = [Math.max(...lengths), Math.min(...lengths)];
    if (longest <= shortest * maxLengthRatio) return [];
    const message = `has options of ${shortest} to ${longest} characters: the longest may be 1.5 times the shortest`;
    return [report(message, { id, field: "options" })];
  });

  const keyLongestCount = items.filter(isKeyLongest).length;
  if (keyLongestCount <= items.length * maxKeyLongestShare) return unevenOptions;
  const percent = Math.round((keyLongestCount / items.length) * 100);
  return [
    ...unevenOptions,
    report(`the key is the longest option in ${percent} % of the items (35 at most)`),
  ];
}
