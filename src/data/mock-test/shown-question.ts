import { figurePath } from "../../config/paths";
import type { Question } from "../questions";

/**
 * A question without its answer, as the parts of a test's screen show it. An option is chosen by its text.
 *
 * @param question of the bank
 * @returns what is shown of it, with the addresses of its drawings
 */
export function toShownQuestion({ id, topic, question, options, figure, say }: Question) {
  return {
    id,
    topic,
    stem: question,
    options: options.map((text) => ({ value: text, text })),
    figure: figure && { src: figurePath(figure.file), alt: figure.alt },
    say,
  };
}
