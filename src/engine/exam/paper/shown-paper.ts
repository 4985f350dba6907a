import { detectItemForm } from "../../../items/detect-item-form";
import type { Passage } from "../../../items/item";
import { nameSection } from "../../../items/sections";
import { orderPaper } from "../../../lib/paper-order";
import type { Paper, PaperItem } from "./paper";

/** The fields that a question has in a paper and in an answer record. */
type SourceQuestion = Pick<
  PaperItem,
  "n" | "section" | "question" | "options" | "figure" | "optionFigures" | "table" | "clip"
>;

/**
 * Converts a drawing to a data URL. Shown as an image, it runs no script and downloads nothing (docs/exam.md section
 * 3).
 */
function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Converts a paper's question to what the question components of src/ui/test-parts expect. An option is chosen by its
 * letter in the file.
 *
 * @param source the question, with its options by the letters of the file
 * @param letters the letters of the options in the child's own order
 * @param topic the topic that is shown beside the number
 * @param passage the passage that the question asks about
 */
export function toShownItem(
  source: SourceQuestion,
  letters: readonly string[],
  topic: string,
  passage: ({ id: string } & Passage) | undefined,
) {
  const { n, section, question, figure, table, clip } = source;
  const options = new Map(Object.entries(source.options));
  const pictures = new Map(Object.entries(source.optionFigures ?? {}));
  return {
    id: String(n),
    n,
    section,
    topic,
    stem: question,
    form: detectItemForm(question),
    options: letters.map((letter) => {
      const svg = pictures.get(letter);
      return {
        value: letter,
        text: options.get(letter) ?? "",
        picture: svg === undefined ? undefined : toDataUrl(svg),
      };
    }),
    figure: figure && { src: toDataUrl(figure.svg), alt: figure.alt },
    table,
    passage,
    clip: clip && `data:audio/mpeg;base64,${clip}`,
  };
}

export type ShownItem = ReturnType<typeof toShownItem>;

/**
 * @param paper the paper in the order of its file
 * @param seed the attempt's seed, 16 hexadecimal digits
 * @returns the questions as this child sees them: questions and options are in the attempt's own order
 */
export function toShownPaper(paper: Paper, seed: string): ShownItem[] {
  const items = new Map(paper.items.map((item) => [item.n, item]));
  return orderPaper(paper.items, seed).flatMap(({ n, letters }) => {
    const item = items.get(n);
    if (!item) return [];
    const id = item.passage ?? "";
    const passage = paper.passages[id];
    return toShownItem(item, letters, nameSection(item.section, paper.class), passage && { id, ...passage });
  });
}
