import { numbersIn, search } from "../second-computation";
import { guesses, continueRow } from "./solve-series";

const rowIn = (stem: string): string => /(?:\d+|☐)(?:, (?:\d+|☐))+/.exec(stem)?.[0] ?? "";

/** Solves "4, 7, 10, …". */
export const solveNext = (stem: string): number | undefined => continueRow(numbersIn(rowIn(stem)));

const isLawful = (terms: readonly number[]): boolean =>
  guesses.some((guess) => guess(terms.slice(0, -1)) === terms.at(-1));

/** Solves "4, ☐, 10, 13" by trying every number. */
export function solveMissing(stem: string): number {
  const parts = rowIn(stem).split(", ");
  return search(0, (value) => isLawful(parts.map((part) => (part === "☐" ? value : Number(part)))));
}

/** Solves "Which number is wrong?": the one that can be put right so that the row has a rule. */
export function solveWrong(stem: string): number | undefined {
  const terms = numbersIn(rowIn(stem));
  const most = Math.max(...terms) * 2;
  const wrong = terms.filter((_, place) => {
    if (place === 0 || place === terms.length - 1) return false;
    for (let value = 0; value <= most; value++)
      if (isLawful(terms.map((term, index) => (index === place ? value : term)))) return true;
    return false;
  });
  return wrong.length === 1 ? wrong[0] : undefined;
}
