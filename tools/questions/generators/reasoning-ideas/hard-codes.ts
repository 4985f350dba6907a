import type { Family, Slip } from "../family";
import type { HardRule } from "./hard-code-rules";
import type { Idea } from "./idea";

type Sentence = (example: string, code: string, word: string) => string;

/**
 * One word and its code are given; how is another word of the same length written? The wrong codes come from
 * rules that agree with the right one in part of the word.
 *
 * @param given kinds: the rules of the first item, those of the second …; asks: the sentences of this class
 */
export function hardLetterCode({
  kinds,
  words,
  asks: [ask, ...moreAsks],
  ...idea
}: Idea & {
  kinds: readonly [readonly HardRule[], ...(readonly HardRule[])[]];
  words: readonly string[];
  asks: readonly [Sentence, ...Sentence[]];
}): Family {
  return {
    ...idea,
    draft: (draw, turn) => {
      const { rule, near } = draw.one(kinds[turn % kinds.length] ?? kinds[0]);
      const [example = "", word = ""] = draw.shuffle(words);
      const [code, key] = [rule.write(example), rule.write(word)];
      const others = draw.one(near);
      if (!code || !key || example.length !== word.length) return undefined;
      if (others.some((other) => other.write(example) === code)) return undefined;
      return {
        frames: [ask(example, code, word), ...moreAsks.map((more) => more(example, code, word))],
        key,
        slips: others.map((other): Slip => [other.write(word) ?? "", other.mistake]),
        because: `${rule.says} So ${word} becomes ${key}.`,
      };
    },
  };
}
