import type { ColumnName } from "../../../../items/paper/columns";
import type { CellErrors, QuestionDraft } from "../../../../items/paper/check-question-draft";
import type { PaperWithKey } from "./paper-with-key";

/** The props of a question's fields: the typed text, the error of each column, the paper, and a change handler. */
export type FieldsProps = {
  questionDraft: QuestionDraft;
  errors: CellErrors;
  paperWithKey: PaperWithKey;
  onChange: (questionDraft: QuestionDraft) => void;
};

/**
 * @returns `bind`, which gives the text, error and change handler of a column's field, and `change`, which sets a column;
 *   an empty text removes the value
 */
export function useBoundField({ questionDraft, errors, onChange }: FieldsProps) {
  const change = (column: ColumnName, value: string) =>
    onChange({
      ...questionDraft,
      cells: { ...questionDraft.cells, [column]: value === "" ? undefined : value },
    });
  const bind = (column: ColumnName) => ({
    value: questionDraft.cells[column] ?? "",
    error: errors[column],
    onChange: (event: { target: { value: string } }) => change(column, event.target.value),
  });
  return { bind, change };
}
