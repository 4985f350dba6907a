import type { Draft, Slip } from "./family";
import { findOptionValue } from "./option-value";

/** The slips whose wrong options are distinct and not the key, the most tempting first. */
export function listUsableSlips({ key, slips }: Draft): Slip[] {
  const seen = new Set([key]);
  return slips.filter(([wrong]) => wrong !== "" && !seen.has(wrong) && seen.add(wrong));
}

/**
 * Three wrong options, the more tempting the better, so that `rank` of them are smaller than the key: were
 * the key always the second smallest, a child could guess it. Where the options are words, or too many
 * mistakes fall on one side, the first three are taken. Undefined with fewer than three.
 *
 * @param rank 0 where the key is to be the smallest, 3 the greatest
 */
export function chooseWrong(draft: Draft, rank: number): { wrong: Slip[]; isRanked: boolean } | undefined {
  const usable = listUsableSlips(draft);
  if (usable.length < 3) return undefined;
  const keyValue = findOptionValue(draft.key);
  const weighed = usable.map((slip) => ({ slip, isSmaller: isSmaller(slip[0], keyValue) }));
  const ranked =
    keyValue === undefined
      ? undefined
      : listTriples(weighed)
          .find((triple) => triple.filter((entry) => entry.isSmaller).length === rank)
          ?.map(({ slip }) => slip);
  return { wrong: ranked ?? usable.slice(0, 3), isRanked: ranked !== undefined };
}

/** Every choice of three, those of the first entries first. */
function listTriples<T>(entries: readonly T[]): T[][] {
  return entries.flatMap((first, i) =>
    entries
      .slice(i + 1)
      .flatMap((second, j) => entries.slice(i + j + 2).map((third) => [first, second, third])),
  );
}

const isSmaller = (option: string, keyValue: number | undefined): boolean =>
  keyValue !== undefined && (findOptionValue(option) ?? keyValue) < keyValue;
