import { isDeepStrictEqual } from "node:util";
import { findingsOf, type Finding } from "../../../src/items/rules/finding";
import type { Item } from "../../../src/items/rules/item-schema";
import type { QuestionSet } from "../question-set";

/**
 * The generated items of a set are what its generator makes today from the stored seed, each with its
 * explanation: nobody has mended one by hand, and none is missing.
 *
 * @param generated the items and explanations as made anew
 */
export function findGeneratorDrift(
  { name, items, explanations }: QuestionSet,
  generated: { readonly items: readonly Item[]; readonly explanations: Readonly<Record<string, string>> },
): Finding[] {
  const report = findingsOf(name, "generated");
  const stored = new Map(items.map((item) => [item.id, item]));
  return generated.items.flatMap((item) => {
    const there = stored.get(item.id);
    if (!there) return [report("is missing", { id: item.id })];
    if (isDeepStrictEqual(there, item) && explanations[item.id] === generated.explanations[item.id])
      return [];
    return [report("is not what its generator makes", { id: item.id })];
  });
}
