import type { ItemForm } from "./item";
import { codeIndent, labelled, paired } from "./stem";

/** The required parts of each form that is written line by line, the most specific first (`rules/forms.ts` holds authors to it). */
const signs: readonly (readonly [ItemForm, (line: string) => boolean, number])[] = [
  ["code", (line) => line.startsWith(codeIndent), 1],
  ["match", (line) => paired.test(line), 3],
  ["statements", (line) => labelled.test(line), 2],
];

/**
 * A sealed paper does not name its forms (exam section 3): what its stems are written as has to be seen in them.
 *
 * @param question the stem
 * @returns a form by which `readStem` takes it apart as its author meant it; `plain` where its lines are nothing but text
 */
export function findForm(question: string): ItemForm {
  const lines = question.split("\n");
  return signs.find(([, isSign, least]) => lines.filter(isSign).length >= least)?.[0] ?? "plain";
}
