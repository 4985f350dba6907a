import { readStem } from "../stem";
import type { Item } from "./item-schema";

/**
 * Returns the material beside the stem as one text to compare: the same stem with other material is another question.
 */
export function readMaterial({ figure, optionFigures, table, passage }: Item): string {
  return JSON.stringify([figure?.file, Object.values(optionFigures ?? {}).toSorted(), table, passage]);
}

/**
 * Returns the question of an item to compare: its stem, and below class 6 also the options of items to match or to put
 * in order, because their stems are alike (“Which pair is right?”).
 */
export function readComparedQuestion({ question, form, options }: Item): string {
  const isAnsweredWithThings = form === "match" || form === "order";
  if (!isAnsweredWithThings || readStem(question, form).some(({ kind }) => kind !== "text")) return question;
  return [question, ...options.toSorted()].join("\n");
}
