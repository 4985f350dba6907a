import { isDeepStrictEqual } from "node:util";
import type { Finding } from "../finding";
import type { Question } from "../question";
import type { QuestionSet } from "../question-set";

/**
 * The generated items of a set are what its generator makes today from the stored seed, each with its
 * explanation: nobody has mended one by hand, and none is missing.
 *
 * @param generated the items and explanations as made anew
 */
export function findGeneratorDrift(
  { name, items, explanations }: QuestionSet,
  generated: { readonly items: readonly Question[]; readonly explanations: Readonly<Record<string, string>> },
): Finding[] {
  const stored = new Map(items.map((item) => [item.id, item]));
  return generated.items.flatMap((item) => {
    const there = stored.get(item.id);
    if (!there) return [{ set: name, id: item.id, message: "is missing: run npm run questions:generate" }];
    if (isDeepStrictEqual(there, item) && explanations[item.id] === generated.explanations[item.id])
      return [];
    return [
      { set: name, id: item.id, message: "is not what its generator makes: run npm run questions:generate" },
    ];
  });
}
