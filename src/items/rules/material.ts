import type { Item } from "./item-schema";

/** What is read beside the stem, as a text that is the same for the same: other material makes the same words another question. */
export function readMaterial({ figure, optionFigures, table, passage }: Item): string {
  return JSON.stringify([figure?.file, Object.values(optionFigures ?? {}).toSorted(), table, passage]);
}
