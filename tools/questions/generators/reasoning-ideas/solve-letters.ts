import { continueRow } from "./solve-series";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const at = (letter: string): number => alphabet.indexOf(letter);
const stepsOf = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, index) => term - (terms[index] ?? 0));

/** Continues A2, C5, E8, … column by column. */
export function solveLetters(stem: string): string {
  const row = /\b[A-Z0-9]+(?:, [A-Z0-9]+)+, …/.exec(stem)?.[0] ?? "";
  const terms = row.replace(/, …$/, "").split(", ");
  const columns = terms.map((term) => term.match(/[A-Z]|\d+/g) ?? []);
  return (columns[0] ?? [])
    .map((part, index) => {
      const isLetter = /[A-Z]/.test(part);
      const values = columns.map((column) =>
        isLetter ? at(column[index] ?? "") + 100 : Number(column[index]),
      );
      const steps = new Set(stepsOf(values));
      const next =
        steps.size === 1 ? (values.at(-1) ?? 0) + ([...steps][0] ?? 0) : (continueRow(values) ?? 0);
      return isLetter ? (alphabet[next - 100] ?? "?") : String(next);
    })
    .join("");
}

const orders: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.split("").toReversed().join(""),
  (word) => word.replace(/(.)(.)/g, "$2$1"),
];

/** Steps that one can put in a few words: all alike, two in turn, or one more each time. */
function isSimple(steps: readonly number[]): boolean {
  const inTurn = steps.every((step, index) => step === steps[index % 2]);
  const growth = new Set(stepsOf(steps));
  return inTurn || (growth.size === 1 && [...growth].every((by) => Math.abs(by) === 1));
}

/** Finds how the example became its code, and does the same; all ways that fit must agree. */
export function solveCode(stem: string): string | undefined {
  const [example = "", code = "", word = ""] = stem.match(/\b[A-Z]{3,}\b/g) ?? [];
  const found = orders.flatMap((order) => {
    const from = order(example);
    const steps = Array.from(code, (letter, index) => at(letter) - at(from[index] ?? ""));
    const sums = new Set(Array.from(code, (letter, index) => at(letter) + at(from[index] ?? "")));
    const shifted = Array.from(
      order(word),
      (letter, index) => alphabet[at(letter) + (steps[index] ?? 0)],
    ).join("");
    const flipped = Array.from(order(word), (letter) => alphabet[25 - at(letter)]).join("");
    return (isSimple(steps) ? [shifted] : []).concat(sums.size === 1 && sums.has(25) ? [flipped] : []);
  });
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** Tries sums from A, sums from Z and multiples on the examples "CAB … 6"; all that fit must agree. */
export function solveWordNumber(stem: string): number | undefined {
  const words = stem.match(/\b[A-Z]{3,}\b/g) ?? [];
  const numbers = (stem.match(/(?<![A-Z] = )\b\d+\b/g) ?? []).map(Number);
  const asked = words.at(-1) ?? "";
  const fromA = (word: string) => Array.from(word).reduce((sum, letter) => sum + at(letter) + 1, 0);
  const fromZ = (word: string) => Array.from(word).reduce((sum, letter) => sum + 26 - at(letter), 0);
  const ways = [fromZ, ...[1, 2, 3, 4, 5].map((times) => (word: string) => fromA(word) * times)];
  if (numbers.length === 0) return fromA(asked);
  const found = ways.filter((way) => numbers.every((number, index) => way(words[index] ?? "") === number));
  return found.length === 1 ? found[0]?.(asked) : undefined;
}
