import type { Item } from "./item-schema";

/** The material beside the stem as one text, to compare: other material makes the same words another question. */
export function readMaterial({ figure, optionFigures, table, passage }: Item): string {
  return JSON.stringify([figure?.file, Object.values(optionFigures ?? {}).toSorted(), table, passage]);
}
