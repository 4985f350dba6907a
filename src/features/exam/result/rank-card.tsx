import type { ReactNode } from "react";
import type { AwardTier, FinalResult, Ranking } from "../../../data/results/result";
import { Card } from "../../../ui/card";
import { Drawing } from "../../../ui/drawing";
import { DistributionChart } from "../../../ui/distribution-chart";
import { MarksFigure } from "../../../ui/marks-figure";
import { RankFigure } from "./rank-figure";
import { formatAverage } from "./result-texts";

/** The drawing of the medal, or of a climb for everybody else. */
function AwardDrawing({ tier }: { tier: AwardTier }) {
  if (tier === "participation") return <Drawing name="climb" className="w-24 shrink-0 sm:w-52" />;
  return <Drawing name={tier} className="h-36 w-auto shrink-0 sm:h-44" />;
}

function Figure({ name, value, children }: { name: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid content-start">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-heading text-title font-bold tabular forced-colors:pt-3">{value}</dd>
      {children && <dd className="text-small text-ink-soft">{children}</dd>}
    </div>
  );
}

/**
 * The share of students with fewer marks, and the average. Not shown if fewer than ten students took the paper, because
 * the average would reveal another child's marks.
 */
function MarksOfOthers({ mean, percentile }: Pick<Ranking, "mean" | "percentile">) {
  if (mean === null) return null;
  const average = formatAverage(mean);
  if (percentile === null || percentile === 0) return <Figure name="Average of all" value={average} />;
  return (
    <Figure name="You did better than" value={`${percentile}%`}>
      of students. The average was {average}.
    </Figure>
  );
}

/**
 * The final result: rank and number of participants, marks with their likely range, and the marks of all participants. A
 * reserve paper has only marks.
 */
export function RankCard({ result, children }: { result: FinalResult; children: ReactNode }) {
  const { ranking, award, marks, of } = result;
  return (
    <Card className="grid gap-6 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        {ranking ? (
          <RankFigure rank={ranking.rank} tied={ranking.tied} />
        ) : (
          <p className="max-w-sm basis-64 text-ink-soft">
            You took the reserve paper. You get marks, every answer and a certificate, but no rank: few
            students take it, and its questions are different.
          </p>
        )}
        {ranking && <AwardDrawing tier={award.tier} />}
      </div>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <MarksFigure marks={marks} of={of}>
          {ranking?.likely && (
            <>
              On another paper like this one you would probably score between {ranking.likely.from} and{" "}
              {ranking.likely.to}.
            </>
          )}
        </MarksFigure>
        {ranking && <MarksOfOthers mean={ranking.mean} percentile={ranking.percentile} />}
      </dl>
      {ranking?.distribution && ranking.mean !== null && (
        <DistributionChart
          distribution={ranking.distribution}
          marks={marks}
          mean={ranking.mean}
          likely={ranking.likely}
        />
      )}
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </Card>
  );
}
