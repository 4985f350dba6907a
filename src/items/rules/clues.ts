import { createFindingBuilder, type Finding } from "./finding";
import type { ItemSet } from "./item-set";
import { listContentWords, normaliseWords } from "./words";

/**
 * Reports a word of the question that only the correct option repeats, because it gives the answer away
 * (docs/questions.md section 3 no. 7). Picture options are ignored, and so are questions whose options are all words of
 * the question, as in "Which word of this sentence is an adverb?".
 */
export function findClues(set: ItemSet): Finding[] {
  const report = createFindingBuilder(set.name, "clues");
  return set.items
    .filter(({ optionFigures }) => !optionFigures)
    .flatMap(({ id, question, options, answer }) => {
      const questionWords = listContentWords(question);
      const plainQuestion = ` ${normaliseWords(question)} `;
      const repeatsQuestion = (option: string) =>
        plainQuestion.includes(` ${normaliseWords(option)} `) ||
        [...listContentWords(option)].some((word) => questionWords.has(word));
      if (options.every(repeatsQuestion)) return [];
      const wrongOptionWords = listContentWords(options.filter((option) => option !== answer).join("\n"));
      const repeated = [...listContentWords(answer)].filter(
        (word) => questionWords.has(word) && !wrongOptionWords.has(word),
      );
      if (repeated.length === 0) return [];
      return [
        report(`repeats “${repeated.join("”, “")}” from the question in the correct option only`, {
          id,
          field: "answer",
        }),
      ];
    });
}
