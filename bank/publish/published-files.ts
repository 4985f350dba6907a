import { arrayLines, objectLines } from "../source/layout";
import type { QuestionSet } from "../source/question-set";

/** Returns the mistakes behind the set's wrong options with their texts, in the order of the list. */
function listUsedMistakes({ explanations, mistakeTexts }: QuestionSet): Record<string, string> {
  const used = new Set(Object.values(explanations).flatMap(({ mistakes }) => Object.values(mistakes ?? {})));
  return Object.fromEntries(Object.entries(mistakeTexts).filter(([mistake]) => used.has(mistake)));
}

/** Returns the published files of a set by their names in `public/data`. */
export function listPublishedFiles(set: QuestionSet): Map<string, string> {
  const { name, items, explanations, passages, figures } = set;
  const files = new Map([
    [`${name}.json`, arrayLines(items)],
    [`${name}.explanations.json`, objectLines(explanations)],
    [`${name}.mistakes.json`, objectLines(listUsedMistakes(set))],
  ]);
  if (Object.keys(passages).length > 0) files.set(`${name}.passages.json`, objectLines(passages));
  for (const [file, svg] of figures) files.set(`figures/${file}`, svg);
  return files;
}
