import { readStem } from "../stem";
import type { Item } from "./item-schema";

/** The material beside the stem as one text, to compare: other material makes the same words another question. */
export function readMaterial({ figure, optionFigures, table, passage }: Item): string {
  return JSON.stringify([figure?.file, Object.values(optionFigures ?? {}).toSorted(), table, passage]);
}

/**
 * The question of an item: its stem, and the options where they name the things to match or to put in order (below class 6), since
 * “Which pair is right?” alone asks nothing.
 */
export function readAsked({ question, form, options }: Item): string {
  const namesThings = form === "match" || form === "order";
  if (!namesThings || readStem(question, form).some(({ kind }) => kind !== "text")) return question;
  return [question, ...options.toSorted()].join("\n");
}
