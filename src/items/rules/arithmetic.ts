import { evaluate } from "./evaluate";
import { createFindingBuilder, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";
import { isEqual, readRational } from "./rational";

/** A stem that asks for a calculation, such as `What is 345 + 278?`; the group is the calculation. */
const calculationStemPattern =
  /(?:^|\n|[.!?:,] )(?:what is|find|calculate|work out|evaluate|simplify|solve|how much is)(?: the (?:value|result) of)? ([^?\n]+?)(?:\s*=\s*\?)?[.?]?$/i;
/** An equation in a stem, such as `47 + □ = 100`; the group is the equation. */
const equationPattern =
  /(?:^|[\s:])([\d(√□☐_][\d\s,.()+−–×÷*/²³√%□☐_-]*=[\d\s,.()+−–×÷*/²³√%□☐_-]*[\d)²³%□☐_])/;
/** A box for one digit of a number, as in `4□`. */
const digitBoxPattern = /(?<=\d)[□☐]|[□☐](?=\d)/g;
/** A box or a line for a whole number. */
const boxPattern = /[□☐]|_{2,}/g;

/**
 * Recalculates sums in stems: the value of "What is 345 + 278?" must be the key, and in "47 + □ = 100" the key in the
 * box must make both sides equal. Word problems are left to the reviewer.
 */
export function findArithmeticErrors({ name, items }: ItemSet): Finding[] {
  const report = createFindingBuilder(name, "arithmetic");
  return items
    .filter((item) => hasWrongKey(item))
    .map(({ id, answer }) =>
      report(`has the key ${answer}, which its arithmetic does not give`, { id, field: "answer" }),
    );
}

function hasWrongKey({ question, answer }: Item): boolean {
  const key = readRational(answer);
  if (!key) return false;
  const stem = question.replaceAll("₹", "");

  const [left, right] = equationPattern.exec(stem)?.[1]?.split("=") ?? [];
  if (left !== undefined && right !== undefined && (question.match(boxPattern) ?? []).length === 1) {
    const sides = [left, right].map((side) =>
      evaluate(side.replace(digitBoxPattern, answer).replace(boxPattern, `(${answer})`)),
    );
    return sides[0] !== undefined && sides[1] !== undefined && !isEqual(sides[0], sides[1]);
  }

  const value = evaluate(calculationStemPattern.exec(stem)?.[1] ?? "");
  return value !== undefined && !isEqual(value, key);
}
