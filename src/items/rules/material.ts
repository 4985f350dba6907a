import { readStem } from "../stem";
import type { Item } from "./item-schema";

/**
 * Returns the material beside the stem as one text. Two items with the same stem and different material are different
 * questions.
 */
export function toComparableMaterial({ figure, optionFigures, table, passage }: Item): string {
  return JSON.stringify([figure?.file, Object.values(optionFigures ?? {}).toSorted(), table, passage]);
}

/**
 * Returns the text by which an item's question is compared: the stem. The options are added for
 * an item to match or to put in order without lettered lines, because such stems are alike (“Which pair is right?”).
 */
export function toComparableQuestion({ question, form, options }: Item): string {
  const isMatchOrOrder = form === "match" || form === "order";
  if (!isMatchOrOrder || readStem(question, form).some(({ kind }) => kind !== "text")) return question;
  return [question, ...options.toSorted()].join("\n");
}
