import { arrayLines, objectLines } from "../source/layout";
import type { QuestionSet } from "../source/question-set";

/** The files of a set as the site fetches them, by their names under `public/data`. */
export function listPublishedFiles({
  name,
  items,
  explanations,
  passages,
  figures,
}: QuestionSet): Map<string, string> {
  const files = new Map([
    [`${name}.json`, arrayLines(items)],
    [`${name}.explanations.json`, objectLines(explanations)],
  ]);
  if (Object.keys(passages).length > 0) files.set(`${name}.passages.json`, objectLines(passages));
  for (const [file, svg] of figures) files.set(`figures/${file}`, svg);
  return files;
}
