import { findArithmeticErrors } from "./arithmetic";
import { findBankDuplicates, type BankItem } from "./bank-duplicates";
import { findWordingErrors } from "./banned-phrases";
import { findClues } from "./clues";
import { findExplanationErrors } from "./explanations";
import { findFigureErrors, findPaperFigureErrors } from "./figures";
import type { Finding } from "./finding";
import { findFormBoundErrors } from "./form-bounds";
import { findFormErrors } from "./forms";
import type { ItemSet } from "./item-set";
import { findMissingMistakes, findMistakeErrors } from "./mistakes";
import { findNearDuplicates } from "./near-duplicates";
import { findOptionLengthErrors } from "./option-lengths";
import { findOptionErrors } from "./options";
import { findPassageErrors } from "./passages";
import { findPictureOptionErrors } from "./picture-options";
import { findTableErrors } from "./tables";
import { findExpired } from "./valid-until";

/** The rules that check a single set or paper. */
const rules: readonly ((set: ItemSet) => Finding[])[] = [
  findOptionErrors,
  findWordingErrors,
  findOptionLengthErrors,
  findClues,
  findArithmeticErrors,
  findExplanationErrors,
  findFormErrors,
  findTableErrors,
  findPassageErrors,
  findPictureOptionErrors,
];

/**
 * Checks a set by the rules of items (docs/questions.md sections 1, 3 and 4). The schema was checked before
 * (src/items/rules/item-schema.ts); the bank's own check adds more, such as reviews.
 *
 * @param set the items with their explanations, passages and drawings
 * @param neighbours sets of the same subject one class below and above, which its items may not repeat
 * @param today the date in India, like `2027-03-31`
 * @returns the findings, rule by rule
 */
export function checkItems(set: ItemSet, neighbours: readonly ItemSet[], today: string): Finding[] {
  return [
    ...rules.flatMap((find) => find(set)),
    ...findMistakeErrors(set),
    ...findFigureErrors(set),
    ...findFormBoundErrors(set),
    ...findNearDuplicates(set, neighbours),
    ...findExpired(set, today),
  ];
}

/**
 * Checks a paper by the same rules with these differences (docs/exam.md section 3): it needs no minimum number of items
 * of each form, may use one mistake often, may have pictures and questions that are alike, and must not repeat the bank.
 *
 * @param set the paper's items
 * @param bank the public items of the class and its neighbours
 * @param today the date in India, like `2027-03-31`
 * @returns the findings, rule by rule
 */
export function checkPaperItems(set: ItemSet, bank: readonly BankItem[], today: string): Finding[] {
  return [
    ...rules.flatMap((find) => find(set)),
    ...findMissingMistakes(set),
    ...findPaperFigureErrors(set),
    ...findBankDuplicates(set, bank),
    ...findExpired(set, today),
  ];
}
