import type { ReactNode } from "react";
import { paths } from "../../../config/paths";
import { countVerdicts, type PaperResult } from "../../../engine/mock-test/practice-paper/paper-result";
import { formatIst } from "../../../lib/dates";
import { Card } from "../../../ui/card";
import { MarksFigure } from "../../../ui/marks-figure";
import { ScoreClimb } from "../../../ui/score-climb";
import { TextLink } from "../../../ui/text-link";

function countMinutes({ startedAt, completedAt }: PaperResult): number {
  return Math.max(1, Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 60_000));
}

/**
 * Marks, right, wrong and skipped answers, and the time of a practice paper; `children` are links to the next steps.
 */
export function PaperScoreCard({ result, children }: { result: PaperResult; children: ReactNode }) {
  const { correct, wrong, unanswered } = countVerdicts(result);
  const total = result.questions.length;
  const minutes = countMinutes(result);
  const figures = [
    { name: "Right", value: correct },
    { name: "Wrong", value: wrong },
    { name: "Skipped", value: unanswered },
    { name: "Time", value: `${minutes} min` },
  ];
  return (
    <Card className="grid gap-6 sm:p-8">
      <div className="grid items-center gap-6 sm:grid-cols-[220px_1fr]">
        <ScoreClimb percentage={(100 * correct) / total} className="mx-auto w-full max-w-56" />
        <dl>
          <MarksFigure marks={correct} of={total}>
            {result.endedBy === "time"
              ? "Time was up. All the answers you chose have been counted."
              : `Handed in on ${formatIst(result.completedAt, "dateTime")} IST.`}
          </MarksFigure>
        </dl>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div key={name} className="grid content-start rounded-card border border-line p-4">
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="font-heading text-heading font-bold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {wrong > 0 && (
        <p>
          What went wrong comes back as other questions, from tomorrow, in{" "}
          <TextLink to={paths.mistakes}>Practise your mistakes</TextLink>.
        </p>
      )}
      <p className="text-small text-ink-soft">
        This was practice: it gives no rank, award or certificate. The result stays on this device only, until
        the next paper or until you log out.
      </p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}
