import { formatStatistic } from "../../../content/paper-texts";
import { useState } from "react";
import type { PaperResults } from "../../../data/admin/paper-results";
import type { PaperStatistics } from "../../../data/admin/paper-statistics";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { DistributionChart } from "../../../ui/distribution-chart";
import { PublishDialog } from "./publish-dialog";
import { findNextStep } from "./result-steps";
import { StagesCard } from "./stages-card";

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid content-start">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-heading text-heading font-bold tabular">{children}</dd>
    </div>
  );
}

/** Statistics of the paper as a whole. */
function Numbers({
  statistics,
  paper: { kind, finalAt },
}: {
  statistics: PaperStatistics;
  paper: PaperResults;
}) {
  const isFinal = finalAt !== null;
  const { participantCount, mean, standardDeviation, kr20, standardError, distribution, medals, keyVersion } =
    statistics;
  return (
    <Card className="grid gap-4">
      <h4 className="text-subheading">Statistics</h4>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        <Fact name="Participants">{participantCount.toLocaleString("en-IN")}</Fact>
        <Fact name={`Average (out of ${distribution.length - 1})`}>{formatStatistic(mean, 1)}</Fact>
        <Fact name="Standard deviation">{formatStatistic(standardDeviation, 1)}</Fact>
        <Fact name="Reliability of marks (KR-20)">{formatStatistic(kr20, 2)}</Fact>
        <Fact name="Likely error in marks (±)">{formatStatistic(standardError, 1)}</Fact>
      </dl>
      {mean !== null && <DistributionChart distribution={distribution} mean={mean} />}
      <p className="max-w-prose text-small text-ink-soft">
        Based on answer key version {keyVersion}.{" "}
        {kind === "exam" &&
          `${isFinal ? "Medals in this result" : "Medals by these marks"}: ${medals.gold} gold, ${medals.silver} silver, ${medals.bronze} bronze. `}
        KR-20 shows how far the marks can be relied on: 0 not at all, 1 completely, above 0.8 is good. A
        likely error of ±3 means: on a similar paper, about two in three students would score within 3 marks
        of their present marks. KR-20 and the likely error are shown only for 30 or more students.
      </p>
    </Card>
  );
}

type Props = { editionId: string; resultsOn: string; paper: PaperResults; statistics: PaperStatistics };

/** The stages of a closed paper up to the final result, a button to publish the next result, and its statistics. */
export function PaperStatus({ editionId, resultsOn, paper, statistics }: Props) {
  const [isPublishing, setPublishing] = useState(false);
  const stateToPublish = paper.provisionalAt === null ? "provisional" : "final";
  const step = findNextStep(paper, resultsOn);
  return (
    <>
      <StagesCard editionId={editionId} resultsOn={resultsOn} paper={paper}>
        {paper.finalAt === null && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button disabled={!step.canPublish} onClick={() => setPublishing(true)}>
              Publish the {stateToPublish} result
            </Button>
            {!step.canPublish && <p className="text-small text-ink-soft">Not yet possible: {step.text}.</p>}
          </div>
        )}
      </StagesCard>
      <Numbers statistics={statistics} paper={paper} />
      {isPublishing && (
        <PublishDialog
          paper={paper}
          state={stateToPublish}
          statistics={statistics}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}
