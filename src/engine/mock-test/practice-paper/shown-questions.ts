import { nameSection } from "../../../items/sections";
import { toShownQuestion } from "../shown-question";
import type { PracticePaper } from "./open-paper";

/**
 * @param paper a practice paper
 * @returns the paper's questions as the screen of an exam shows them: numbered from 1, with the section in place of the
 * topic
 */
export function toShownQuestions({ questions, choice }: PracticePaper) {
  return questions.map((question, index) => ({
    ...toShownQuestion(question),
    id: String(index + 1),
    n: index + 1,
    section: question.section,
    topic: nameSection(question.section, choice.className),
  }));
}
