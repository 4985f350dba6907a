import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import type { ItemSet } from "../../src/items/rules/item-set";

const optionCount = 3;

/**
 * Checks that every item of class 1 has three options, because a child of six reads slowly (docs/questions.md section
 * 1).
 */
export function findOptionCountErrors({ name, classNumber, items }: ItemSet): Finding[] {
  if (classNumber > 1) return [];
  const report = createFindingBuilder(name, "options");
  return items
    .filter(({ options }) => options.length !== optionCount)
    .map(({ id, options }) =>
      report(`has ${options.length} options: ${optionCount} in class 1`, { id, field: "options" }),
    );
}
