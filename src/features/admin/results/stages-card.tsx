import type { ReactNode } from "react";
import { resultsPath } from "../../../config/results-path";
import type { PaperResults } from "../../../data/admin/paper-results";
import { cn } from "../../../lib/cn";
import { Card } from "../../../ui/card";
import { CheckIcon } from "../../../ui/icons";
import { TextLink } from "../../../ui/text-link";
import { listPaperStages, type PaperStage } from "./paper-stages";

const stateLooks: Record<PaperStage["state"], { tint: string; word: string }> = {
  done: { tint: "bg-green-tint text-green", word: "Done" },
  now: { tint: "bg-violet text-white", word: "Now" },
  later: { tint: "bg-mist text-ink-soft", word: "Later" },
};

type Props = { editionId: string; resultsOn: string; paper: PaperResults; children?: ReactNode };

/** The stages of a paper from the end of the exam to the final result, each with its open tasks; `children` are buttons. */
export function StagesCard({ editionId, resultsOn, paper, children }: Props) {
  return (
    <Card className="grid gap-4">
      <ol aria-label="From the last answer to the medals" className="grid gap-3">
        {listPaperStages(paper, resultsOn).map(({ title, state, text, view }, index) => (
          <li key={title} className="flex items-start gap-3">
            <span
              className={cn(
                "grid size-8 shrink-0 place-items-center rounded-full text-small font-bold forced-colors:border",
                stateLooks[state].tint,
              )}
            >
              {state === "done" ? (
                <CheckIcon className="size-5" />
              ) : (
                <span aria-hidden="true">{index + 1}</span>
              )}
              <span className="sr-only">{stateLooks[state].word}: </span>
            </span>
            <div className="min-w-0">
              <p className="font-semibold">
                {view && paper.closedAt !== null ? (
                  <TextLink to={resultsPath(editionId, paper.paperId, view)}>{title}</TextLink>
                ) : (
                  title
                )}
              </p>
              <p className="text-small text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </Card>
  );
}
