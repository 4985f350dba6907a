import { itemForms, passageKinds, type Passage } from "../../items/item";
import { letters } from "../../items/paper/columns";
import type { QuestionDraft } from "../../items/paper/check-question-draft";
import { sections, type PaperDraft, type PaperQuestion } from "../../items/paper/paper-question";

/** Returns a drawing as a data URL for an image, so that it never becomes markup of the page. */
const toImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The fields of a question that are shown. */
type ShownFields = Pick<
  PaperQuestion,
  "section" | "question" | "options" | "form" | "figure" | "optionFigures" | "table" | "passage" | "clip"
>;

/**
 * Converts a question of a paper to what the question components show. An option is chosen by its text.
 *
 * @param id an id that differs from that of the previous question
 * @param question the question, with or without its key
 * @param passages the passages of questions, by their ids
 * @returns the question to show, without its key
 */
export function toShownQuestion(
  id: string,
  { section, question, options, form, figure, optionFigures = {}, table, passage, clip }: ShownFields,
  passages: Readonly<Record<string, Passage>>,
) {
  const passageContent = passage === undefined ? undefined : passages[passage];
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
    passage: passageContent && passage !== undefined ? { id: passage, ...passageContent } : undefined,
    clip: clip && `data:audio/mpeg;base64,${clip}`,
  };
}

const findIn = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((entry) => entry === value);

/**
 * Converts a question that an organiser is typing to what the question components show, even if it is incomplete.
 *
 * @param typed the form's content
 * @param passages the paper's passages
 * @returns the question to show
 */
export function toPreview({ cells, media }: QuestionDraft, passages: PaperDraft["passages"]) {
  const { passage = "", passage_text: text = "", passage_title: title } = cells;
  const kind = findIn(passageKinds, cells.passage_kind) ?? "story";
  const table = cells.table?.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const pictures = letters.flatMap((letter) => {
    const [option, svg] = [cells[`option_${letter}`], cells[`picture_${letter}`]];
    return option && svg ? [[option, svg] as const] : [];
  });
  const recording = media.get(cells.clip ?? "");
  const question = {
    section: findIn(sections, cells.section) ?? "A",
    question: cells.question ?? "",
    options: letters.flatMap((letter) => cells[`option_${letter}`] || []),
    form: findIn(itemForms, cells.form),
    figure: cells.figure ? { svg: cells.figure, alt: cells.figure_alt ?? "" } : undefined,
    optionFigures: pictures.length > 0 ? Object.fromEntries(pictures) : undefined,
    table: table?.[0] && { caption: cells.table_caption, head: table[0], rows: table.slice(1) },
    passage: passage || undefined,
    clip: recording && btoa(String.fromCharCode(...recording)),
  };
  const allPassages = text ? { ...passages, [passage]: { kind, title, text } } : passages;
  return toShownQuestion("preview", question, allPassages);
}
