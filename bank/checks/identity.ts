import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import { toComparableQuestion, toComparableMaterial } from "../../src/items/rules/material";
import type { QuestionSet } from "../source/question-set";

const normalise = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Returns the stem without its numbers; two stems with the same result are one idea with other numbers. */
const removeNumbers = (text: string): string => normalise(text).replace(/\d+(?:[.,:/]\d+)*/g, "#");

const countWords = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length;

/**
 * Checks that ids are unique in the whole bank and belong to their set, that no stem is used twice (the same words with another
 * figure, table or passage are another stem), and that stems of six words or more that differ only in their numbers share a family.
 * (Short stems, such as "What is 15 × 99?", can be different ideas.)
 */
export function findIdentityErrors(sets: readonly QuestionSet[]): Finding[] {
  const findings: Finding[] = [];
  const idOwner = new Map<string, string>();
  const stemOwner = new Map<string, string>();

  for (const { name, classNumber, subject, items } of sets) {
    const familyOf = new Map<string, string>();
    for (const item of items) {
      const { id, family } = item;
      const question = toComparableQuestion(item);
      const report = (message: string): void =>
        void findings.push(createFindingBuilder(name, "identity")(message, { id }));

      if (!id.startsWith(`c${classNumber}-${subject}-`)) report("has the id of another set");
      if (idOwner.has(id)) report(`has the id of an item of ${idOwner.get(id)}`);
      idOwner.set(id, name);

      const stem = normalise(question) + toComparableMaterial(item);
      if (stemOwner.has(stem)) report(`has the same question as ${stemOwner.get(stem)}`);
      stemOwner.set(stem, id);

      const shape = removeNumbers(question);
      if (countWords(shape) < 6) continue;
      const sibling = familyOf.get(shape) ?? family;
      if (sibling !== family)
        report(`differs from family ${sibling} only in its numbers: give both one family`);
      familyOf.set(shape, family);
    }
  }
  return findings;
}
