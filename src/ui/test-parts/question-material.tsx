import { QuestionFigure } from "./question-figure";
import { splitStem, StemRest } from "./question-stem";
import { QuestionTable } from "./question-table";
import type { ShownQuestion } from "./shown-question";

type Props = {
  question: ShownQuestion;
  /** How the question is set that stands below its statements, columns or program. */
  askLook: string;
  /** The id of what is below the heading, so that it can describe the options. */
  stemId?: string;
};

/** @returns whether anything stands between a question's heading and its options */
export function hasMaterial(question: ShownQuestion): boolean {
  const { figure, table } = question;
  return figure !== undefined || table !== undefined || splitStem(question).rest.length > 0;
}

/** What a question is about, below its heading: the rest of its stem, its drawing, its table. */
export function QuestionMaterial({ question, askLook, stemId }: Props) {
  const { figure, table } = question;
  const { rest } = splitStem(question);
  return (
    <div className="grid gap-4">
      {rest.length > 0 && (
        <div id={stemId} className="grid gap-4">
          <StemRest parts={rest} askLook={askLook} />
        </div>
      )}
      {figure && <QuestionFigure key={figure.src} {...figure} />}
      {table && <QuestionTable table={table} />}
    </div>
  );
}
