import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import { toComparableQuestion, toComparableMaterial } from "../../src/items/rules/material";
import type { QuestionSet } from "../source/question-set";

const normalise = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Only stems of at least this many words are compared with their numbers removed: shorter ones can be different ideas. */
const minWords = 6;

/** Normalises a stem and replaces its numbers by `#`; two stems with the same result are one idea with other numbers. */
const removeNumbers = (text: string): string => normalise(text).replace(/\d+(?:[.,:/]\d+)*/g, "#");

const countWords = (text: string): number => (text.match(/\p{L}+/gu) ?? []).length;

/**
 * Checks three rules:
 *
 * - that ids are unique in the bank and belong to their set
 * - that no stem is used twice (the same words with another figure, table or passage are another stem)
 * - that stems of at least six words that differ only in their numbers share a family. Shorter stems, such as "What is 15
 *   × 99?", can be different ideas.
 */
export function findIdentityErrors(sets: readonly QuestionSet[]): Finding[] {
  const findings: Finding[] = [];
  const setById = new Map<string, string>();
  const idByStem = new Map<string, string>();

  for (const { name, classNumber, subject, items } of sets) {
    const familyByStem = new Map<string, string>();
    for (const item of items) {
      const { id, family } = item;
      const question = toComparableQuestion(item);
      const report = (message: string): void =>
        void findings.push(createFindingBuilder(name, "identity")(message, { id }));

      if (!id.startsWith(`c${classNumber}-${subject}-`)) report("has the id of another set");
      if (setById.has(id)) report(`has the id of an item of ${setById.get(id)}`);
      setById.set(id, name);

      const stem = normalise(question) + toComparableMaterial(item);
      if (idByStem.has(stem)) report(`has the same question as ${idByStem.get(stem)}`);
      idByStem.set(stem, id);

      const stemWithoutNumbers = removeNumbers(question);
      if (countWords(stemWithoutNumbers) < minWords) continue;
      const knownFamily = familyByStem.get(stemWithoutNumbers) ?? family;
      if (knownFamily !== family)
        report(`differs from family ${knownFamily} only in its numbers: give both one family`);
      familyByStem.set(stemWithoutNumbers, family);
    }
  }
  return findings;
}
