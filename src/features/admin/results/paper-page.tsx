import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { resultsPath, resultsViews, type ResultsView } from "../../../config/results-path";
import { formatPaperName, paperRefusalText } from "../../../content/paper-texts";
import type { Edition } from "../../../data/admin/editions";
import { paperResultsQuery, type PaperResults } from "../../../data/admin/paper-results";
import { statisticsQuery } from "../../../data/admin/paper-statistics";
import { useUrlQuery } from "../../../lib/use-url-query";
import { EmptyState } from "../../../ui/empty-state";
import { LinkTabs } from "../../../ui/link-tabs";
import { LoadedView } from "../../../ui/loaded-view";
import { TextLink } from "../../../ui/text-link";
import { Attempts } from "./attempts/attempts";
import { Keys } from "./keys/keys";
import { AwardChecks } from "./medals/award-checks";
import { PaperStatus } from "./paper-status";
import { findNextStep } from "./result-steps";
import { StagesCard } from "./stages-card";
import { StepLabel } from "./step-label";

type Props = { edition: Edition; paperId: string };

const tabs = [
  { id: "overview", label: "Status" },
  { id: "questions", label: "Questions" },
  { id: "challenges", label: "Challenges" },
  { id: "medals", label: "Medals to confirm" },
  { id: "attempts", label: "Attempts" },
] as const;

type OpenedPaperProps = { edition: Edition; paper: PaperResults; view: ResultsView };

/** The tabs with statistics, which are loaded once the paper is closed. */
function MeasuredView({ edition, paper, view }: OpenedPaperProps) {
  const query = useQuery({ ...statisticsQuery(paper), placeholderData: keepPreviousData });
  return (
    <LoadedView query={query} label="Loading the numbers">
      {(statistics) => {
        if (statistics.outcome !== "statistics")
          return <EmptyState title={paperRefusalText(statistics.outcome)} />;
        if (view !== "overview")
          return <Keys editionId={edition.id} paper={paper} statistics={statistics} view={view} />;
        return (
          <PaperStatus
            editionId={edition.id}
            resultsOn={edition.resultsOn}
            paper={paper}
            statistics={statistics}
          />
        );
      }}
    </LoadedView>
  );
}

/** Shown until the paper is closed, when there are no statistics yet. */
function BeforeClosing({ edition, paper, view }: OpenedPaperProps) {
  if (view === "overview")
    return <StagesCard editionId={edition.id} resultsOn={edition.resultsOn} paper={paper} />;
  return (
    <EmptyState title={paperRefusalText("not_closed")}>
      <p>Statistics are ready 3 minutes after the last deadline.</p>
    </EmptyState>
  );
}

function View(props: OpenedPaperProps) {
  const { edition, paper, view } = props;
  if (view === "attempts") return <Attempts editionId={edition.id} paper={paper} />;
  if (paper.closedAt === null) return <BeforeClosing {...props} />;
  return view === "medals" ? <AwardChecks paper={paper} /> : <MeasuredView {...props} />;
}

function OpenedPaper({ edition, paper }: Omit<OpenedPaperProps, "view">) {
  const { readParam } = useUrlQuery();
  const view = resultsViews.find((name) => name === readParam("view")) ?? "overview";
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <h3 className="text-subheading">{formatPaperName(paper)}</h3>
        <StepLabel step={findNextStep(paper, edition.resultsOn)} />
      </div>
      <LinkTabs
        label="The paper"
        isMinor
        tabs={tabs}
        current={view === "question" ? "questions" : view}
        toPath={(id) => resultsPath(edition.id, paper.paperId, id)}
      />
      <View edition={edition} paper={paper} view={view} />
    </>
  );
}

/** The page of one paper's results: the stages, questions, challenges, medals and attempts. */
export function PaperPage({ edition, paperId }: Props) {
  const query = useQuery(paperResultsQuery(edition.id));
  return (
    <>
      <p>
        <TextLink to={resultsPath(edition.id)}>All papers of the edition</TextLink>
      </p>
      <LoadedView query={query} label="Loading the paper">
        {(papers) => {
          const paper = papers.find((listed) => listed.paperId === paperId);
          if (!paper) return <EmptyState title={paperRefusalText("not_found")} />;
          if (paper.hasConflictOfInterest)
            return (
              <EmptyState title="Not open to you">
                <p>{paperRefusalText("conflict_of_interest")}</p>
              </EmptyState>
            );
          return <OpenedPaper edition={edition} paper={paper} />;
        }}
      </LoadedView>
    </>
  );
}
