import type { Draft, Slip } from "./family";
import { findOptionValue } from "./option-value";

/** The slips whose wrong options are distinct and not the key, the most tempting first. */
export function listUsableSlips({ key, slips }: Draft): Slip[] {
  const seen = new Set([key]);
  return slips.filter(([wrong]) => wrong !== "" && !seen.has(wrong) && seen.add(wrong));
}

/**
 * Three wrong options, the most tempting one among them, so that `rank` of them are smaller than the key:
 * were the key always the second smallest, a child could guess it. Where the options are words, or every
 * mistake falls on one side, the first three that come nearest are taken. Undefined with fewer than three.
 *
 * @param rank 0 where the key is to be the smallest, 3 the greatest
 */
export function chooseWrong(draft: Draft, rank: number): { wrong: Slip[]; isRanked: boolean } | undefined {
  const [tempting, ...others] = listUsableSlips(draft);
  if (!tempting || others.length < 2) return undefined;
  const choices = others.flatMap((second, index) =>
    others.slice(index + 1).map((third): Slip[] => [tempting, second, third]),
  );
  const ranked = choices.find((choice) => countSmaller(choice, draft.key) === rank);
  return { wrong: ranked ?? choices[0] ?? [], isRanked: ranked !== undefined };
}

function countSmaller(choice: readonly Slip[], key: string): number | undefined {
  const keyValue = findOptionValue(key);
  const values = choice.map(([wrong]) => findOptionValue(wrong));
  if (keyValue === undefined) return undefined;
  return values.reduce<number>(
    (count, value) => count + (value !== undefined && value < keyValue ? 1 : 0),
    0,
  );
}
