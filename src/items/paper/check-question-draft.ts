import { checkPaper } from "./check-paper";
import { tidyDraft, type PaperDraft, type PaperScope } from "./paper-question";
import type { BankItem } from "../rules/bank-duplicates";
import { toImportQuestion, type Cells } from "./cells";
import { columnOf, letters } from "./columns";
import { readPassages, readQuestion, type Report } from "./read-import";

/** The values of the question form by column of the import file, with the chosen media files by name. */
export type QuestionDraft = { cells: Cells; media: ReadonlyMap<string, Uint8Array> };

/** The errors of a question by column; those of no particular field are in the column `question`. */
export type CellErrors = Readonly<Record<string, string>>;

/** Adds the typed passage to the paper's passages. */
function addPassage(passages: PaperDraft["passages"], cells: Cells, report: Report): PaperDraft["passages"] {
  const { passage, passage_kind: kind, passage_title: title, passage_text: text } = cells;
  if (!passage || !text) return passages;
  const typed = { [passage]: { kind, ...(title && { title }), text } };
  return { ...passages, ...readPassages(typed, report) };
}

/** Returns the column beside which an error is shown; the first one if the rule concerns several. */
function findColumn(field: string | null, cells: Cells): string {
  const wrongLetter = letters.find((letter) => letter !== cells.answer && cells[`option_${letter}`]);
  if (field === "wrong") return `mistake_${wrongLetter ?? "a"}`;
  // In an item, `answer` is the text of the right option; in the form it is its letter.
  if (field === "answer") return `option_${cells.answer ?? "a"}`;
  if (field === "options") return "option_a";
  return field === "optionFigures" ? "picture_a" : columnOf([field ?? "question"], []);
}

/** Lists the letters of the wrong options for which no mistake was typed. */
const listLettersWithoutMistake = (cells: Cells) =>
  cells.answer === undefined
    ? []
    : letters.filter(
        (letter) => letter !== cells.answer && cells[`option_${letter}`] && !cells[`mistake_${letter}`],
      );

/**
 * Checks a typed question by all rules, as part of its paper.
 *
 * @param typed the form's content
 * @param paper the paper as it is saved
 * @param scope the paper's class and subject
 * @param index the question's place in the list; undefined for a new one
 * @param bank the public items of the subject, in the class and its neighbours
 * @param today the date in India
 * @returns the paper with the question in it, and the question's errors; without errors the paper can be saved
 */
export function checkQuestionDraft(
  { cells, media }: QuestionDraft,
  paper: PaperDraft,
  scope: PaperScope,
  index: number | undefined,
  bank: readonly BankItem[],
  today: string,
): { draft: PaperDraft; errors: CellErrors } {
  const errors: Record<string, string> = {};
  const addError = (column: string, message: string) => {
    errors[column] = errors[column] === undefined ? message : `${errors[column]}; ${message}`;
  };
  const withoutMistake = listLettersWithoutMistake(cells);
  for (const letter of withoutMistake)
    addError(`mistake_${letter}`, "Please say which mistake leads to this option.");
  const options = letters.flatMap((letter) => cells[`option_${letter}`] ?? []);
  const passages = addPassage(paper.passages, cells, ([, field], _rule, message) =>
    addError(`passage_${field}`, message),
  );
  const question = readQuestion(toImportQuestion(cells), media, (path, rule, message) => {
    const column = columnOf(path, options);
    if (rule === "mistakes") return;
    if (message !== "is missing") addError(column, message);
    else addError(column, column === "answer" ? "Please choose the correct option." : "Please fill this in.");
  });
  if (!question) return { draft: paper, errors };
  const otherQuestions = paper.questions.filter((_, otherIndex) => otherIndex !== index);
  const position = index ?? otherQuestions.length;
  const draft = tidyDraft({ questions: otherQuestions.toSpliced(position, 0, question), passages });
  const n = draft.questions.indexOf(question) + 1;
  for (const error of checkPaper(draft, scope, bank, today))
    if (error.n === n && (error.rule !== "mistakes" || withoutMistake.length === 0))
      addError(findColumn(error.field, cells), `${error.message}: ${error.advice}`);
  return { draft, errors };
}
