import { Suspense } from "react";
import { QuestionTable, StemParts } from "./lazy-parts";
import { QuestionFigure } from "./question-figure";
import type { ShownQuestion } from "./shown-question";
import { splitStem } from "./split-stem";

type Props = {
  question: ShownQuestion;
  /** Classes for the question's text below its statements, columns or program. */
  stemClass: string;
  /** The id for the part below the heading, so that it can describe the options. */
  stemId?: string;
};

/** @returns whether a question has a drawing, a table or further parts of its stem between its heading and its options */
export function hasMaterial(question: ShownQuestion): boolean {
  const { figure, table } = question;
  return figure !== undefined || table !== undefined || splitStem(question).otherParts.length > 0;
}

/** The material below a question's heading: the rest of its stem, its drawing, its table. */
export function QuestionMaterial({ question, stemClass, stemId }: Props) {
  const { figure, table } = question;
  const { otherParts } = splitStem(question);
  return (
    <div className="grid grid-cols-1 gap-4">
      {otherParts.length > 0 && (
        <div id={stemId} className="grid grid-cols-1 gap-4">
          <Suspense>
            <StemParts parts={otherParts} stemClass={stemClass} />
          </Suspense>
        </div>
      )}
      {figure && <QuestionFigure key={figure.src} {...figure} />}
      {table && (
        <Suspense>
          <QuestionTable table={table} />
        </Suspense>
      )}
    </div>
  );
}
