import type { Explanation } from "../../src/items/item";
import type { Item } from "../../src/items/rules/item-schema";
import { generateSet, type GeneratedSet, type Made } from "./generators/generated-set";

type Contents = {
  readonly items: readonly Item[];
  readonly explanations: Readonly<Record<string, Explanation>>;
};

/**
 * A question file anew: the computed items from the seed, then the written ones that the file had, each
 * with its explanation, and the drawings of the computed ones. What an earlier state of the generator had made is dropped.
 *
 * @param before the file as it is; undefined where there is none yet
 */
export function combineItems(generator: GeneratedSet, before: Contents | undefined): Made {
  const { items, explanations, figures } = generateSet(generator);
  const families = new Set(generator.families.map(({ name }) => name));
  const written = (before?.items ?? []).filter(
    ({ id, family }) => !families.has(family) && !isComputedId(id, family),
  );
  const kept = written.flatMap(({ id }) => {
    const explanation = before?.explanations[id];
    return explanation ? [[id, explanation] as const] : [];
  });
  return {
    items: [...items, ...written],
    explanations: { ...explanations, ...Object.fromEntries(kept) },
    figures,
  };
}

/** Computed items carry their family in their id (`c5-maths-place-value-1`); written ones a number of three digits. */
const isComputedId = (id: string, family: string): boolean =>
  /-\d{1,2}$/.test(id) && id.includes(`-${family}-`);
