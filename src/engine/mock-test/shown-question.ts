import { figurePath } from "../../config/paths";
import type { Question } from "./questions";

/**
 * A question without its answer, as the parts of a test's screen show it. An option is chosen by its text.
 *
 * @param question of the bank
 * @returns what is shown of it, with the addresses of its drawings
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
