import type { Passage } from "../../items/item";
import type { PaperQuestion } from "../../items/paper/paper-question";
import type { ShownQuestion } from "../../ui/test-parts/shown-question";

/** A drawing as an address that an image can show: never as markup in the page. */
const toImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** As much of a question as its screen shows. */
type Asked = Pick<
  PaperQuestion,
  "section" | "question" | "options" | "form" | "figure" | "optionFigures" | "table" | "passage"
>;

/**
 * A question of a paper as a student reads it. An option is chosen by its text.
 *
 * @param id what tells it from the one before
 * @param question with or without its key
 * @param passages what questions ask about, by their ids
 */
export function toShownQuestion(
  id: string,
  { section, question, options, form, figure, optionFigures = {}, table, passage }: Asked,
  passages: Readonly<Record<string, Passage>>,
): ShownQuestion {
  const text = passage === undefined ? undefined : passages[passage];
  return {
    id,
    topic: `Section ${section}`,
    stem: question,
    form,
    options: options.map((option) => {
      const svg = optionFigures[option];
      return { value: option, text: option, picture: svg === undefined ? undefined : toImage(svg) };
    }),
    figure: figure && { src: toImage(figure.svg), alt: figure.alt },
    table,
    passage: text && passage !== undefined ? { id: passage, ...text } : undefined,
  };
}
