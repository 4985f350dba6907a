import { Suspense } from "react";
import { cn } from "../../lib/cn";
import { CollapsedPassage } from "./lazy-parts";
import { hasMaterial, QuestionMaterial } from "./question-material";
import type { ShownQuestion } from "./shown-question";
import { splitStem } from "./split-stem";

/** Smaller than during a test: in a review the stem has been read before. */
const stemClass = "font-sans text-body font-semibold";

/** A question in a review: its passage (hidden at first), its stem, its drawing and table. */
export function QuestionText({ question }: { question: ShownQuestion }) {
  const { passage } = question;
  return (
    <>
      {passage && (
        <Suspense>
          <CollapsedPassage passage={passage} />
        </Suspense>
      )}
      <h3 className={cn("text-wrap wrap-break-word whitespace-pre-line", stemClass)}>
        {splitStem(question).lead}
      </h3>
      {hasMaterial(question) && <QuestionMaterial question={question} stemClass={stemClass} />}
    </>
  );
}
