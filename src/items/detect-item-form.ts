import type { ItemForm } from "./item";
import { codeIndent, labelledLine, pairedLine } from "./stem";

/**
 * How to recognise each form: a test for its lines, and how many lines must pass. Most specific first. `rules/forms.ts`
 * checks that authors write stems like this.
 */
const formTests: readonly (readonly [ItemForm, (line: string) => boolean, number])[] = [
  ["code", (line) => line.startsWith(codeIndent), 1],
  ["match", (line) => pairedLine.test(line), 3],
  ["statements", (line) => labelledLine.test(line), 2],
];

/**
 * A sealed paper does not name its forms (docs/exam.md section 3), so the form has to be detected from the stem's text.
 *
 * @param question the stem
 * @returns the form that makes `readStem` split the stem as intended; `plain` for ordinary text
 */
export function detectItemForm(question: string): ItemForm {
  const lines = question.split("\n");
  return (
    formTests.find(([, isLineOfForm, minLines]) => lines.filter(isLineOfForm).length >= minLines)?.[0] ??
    "plain"
  );
}
