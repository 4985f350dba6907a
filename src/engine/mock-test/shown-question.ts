import { figurePath } from "../../config/paths";
import type { Question } from "./questions";

/**
 * Converts a question of the bank to what the question components of src/ui/test-parts expect, without its answer. An
 * option is chosen by its text.
 *
 * @param question a question of the bank
 * @returns the question to show, with the URLs of its drawings; `say` is the word that is read aloud
 */
export function toShownQuestion(question: Question) {
  const { id, topic, form, options, figure, optionFigures = {}, table, passage, say } = question;
  return {
    id,
    topic,
    stem: question.question,
    form,
    options: options.map((text) => {
      const file = optionFigures[text];
      return { value: text, text, picture: file === undefined ? undefined : figurePath(file) };
    }),
    figure: figure && { src: figurePath(figure.file), alt: figure.alt },
    table,
    passage,
    say,
  };
}
