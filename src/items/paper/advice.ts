import { advice, type RuleName } from "../rules/finding";

/**
 * Advice for a teacher about a broken rule, where the bank's advice mentions tools or files that a teacher does not
 * have.
 */
const forTeachers: Partial<Record<RuleName, string>> = {
  schema: "fill it in as in the example",
  figures:
    "draw it again, small and plain, and save it as SVG of at most 6 KiB, or take a PNG or JPG picture",
  options: "give four different options, one of them the correct answer, written in the same way",
  explanations: "say in one to four whole sentences why the answer is correct",
  mistakes: "name for each wrong option, in at most 12 words, the mistake that leads to it",
  clues: "replace the word in the question, or use it in a wrong option as well",
  forms: "choose the form that matches the question, and write the question as that form requires",
  passages: "ask three to five questions about the passage, or remove it",
  tables: "use 2 to 5 columns and up to 8 rows of the same length",
  identity: "change the question; give the same idea to questions that differ only in their numbers",
  "near-duplicates": "ask something else, or give both questions the same idea",
  "valid-until": "remove the question, or choose a later day",
};

/**
 * @param rule a rule of the bank
 * @returns the advice for a teacher whose paper breaks it
 */
export const adviceOf = (rule: RuleName): string => forTeachers[rule] ?? advice[rule];
