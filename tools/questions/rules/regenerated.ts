import { isDeepStrictEqual } from "node:util";
import { findingsOf, type Finding } from "../../../src/items/rules/finding";
import { listFigures } from "../../../src/items/rules/figures";
import type { Made } from "../generators/generated-set";
import type { QuestionSet } from "../question-set";

/**
 * The generated items of a set are what its generator makes today from the stored seed, each with its
 * explanation and drawing: nobody has mended one by hand, and none is missing.
 *
 * @param generated what the generator makes anew
 */
export function findGeneratorDrift(
  { name, items, explanations, figures }: QuestionSet,
  generated: Made,
): Finding[] {
  const report = findingsOf(name, "generated");
  const stored = new Map(items.map((item) => [item.id, item]));
  return generated.items.flatMap((item) => {
    const there = stored.get(item.id);
    if (!there) return [report("is missing", { id: item.id })];
    const drawn = (of: ReadonlyMap<string, string>) => listFigures(item).map((file) => of.get(file));
    const asStored = [there, explanations[item.id], drawn(figures)];
    if (isDeepStrictEqual(asStored, [item, generated.explanations[item.id], drawn(generated.figures)]))
      return [];
    return [report("is not what its generator makes", { id: item.id })];
  });
}
