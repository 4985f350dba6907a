import type { Item } from "../../../src/items/rules/item-schema";
import type { GeneratedSet } from "./generated-set";
import { mathsSets } from "./maths-sets";
import { reasoningSets } from "./reasoning-sets";
import { speedmathsSets } from "./speedmaths-sets";

/** Every question file that is computed, wholly or in part. */
export const generatedSets: readonly GeneratedSet[] = [...mathsSets, ...speedmathsSets, ...reasoningSets];

type SetName = { readonly classNumber: number; readonly subject: string };

/** The generator of a set; undefined where all of its items are written. */
export function findGenerator({ classNumber, subject }: SetName): GeneratedSet | undefined {
  return generatedSets.find((set) => set.classNumber === classNumber && set.subject === subject);
}

/** True for an item whose family belongs to its set's generator; any other item is written, and reviewed. */
export function isGeneratedIn(set: SetName, item: Item): boolean {
  return findGenerator(set)?.families.some(({ name }) => name === item.family) ?? false;
}
