import type { ComponentType } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { resultsPath, resultsViews, type ResultsView } from "../../config/results-path";
import { namePaper, refusalText } from "../../content/paper-texts";
import type { Edition } from "../../data/admin/editions";
import { paperResultsQuery, type PaperResults } from "../../data/admin/paper-results";
import { statisticsQuery } from "../../data/admin/paper-statistics";
import { useAddressQuery } from "../../lib/use-address-query";
import { EmptyState } from "../../ui/empty-state";
import { LinkTabs } from "../../ui/link-tabs";
import { LoadedView } from "../../ui/loaded-view";
import { TextLink } from "../../ui/text-link";
import { AwardChecks } from "./award-checks";
import { ChallengeList } from "./challenge-list";
import { PaperStanding } from "./paper-standing";
import { QuestionPage } from "./question-page";
import { QuestionTable } from "./question-table";
import { findNextStep } from "./result-steps";
import { notClosedText } from "./results-texts";
import { StandingCard } from "./standing-card";
import { StepMark } from "./step-mark";

/** What shows the attempts of a paper and decides about one of them: a job of its own. */
export type AttemptsPart = ComponentType<{ editionId: string; paper: PaperResults }>;

type Props = { edition: Edition; paperId: string; Attempts?: AttemptsPart | undefined };

const tabs = [
  { id: "standing", label: "Standing" },
  { id: "questions", label: "Questions" },
  { id: "challenges", label: "Challenges" },
  { id: "medals", label: "Medals to confirm" },
  { id: "attempts", label: "Attempts" },
] as const;

type OpenedProps = { edition: Edition; paper: PaperResults; view: ResultsView };

/** What shows numbers: they are read once it is closed. */
function Measured({ edition, paper, view }: OpenedProps) {
  const { read } = useAddressQuery();
  const query = useQuery({ ...statisticsQuery(paper), placeholderData: keepPreviousData });
  return (
    <LoadedView query={query} label="Loading the numbers">
      {(statistics) => {
        if (statistics.outcome !== "statistics")
          return (
            <EmptyState
              title={statistics.outcome === "not_closed" ? notClosedText : refusalText(statistics.outcome)}
            />
          );
        const shown = { editionId: edition.id, paperId: paper.paperId, statistics };
        if (view === "questions") return <QuestionTable {...shown} />;
        if (view === "challenges") return <ChallengeList {...shown} />;
        if (view === "question")
          return <QuestionPage {...shown} key={read("n")} paper={paper} n={Number(read("n"))} />;
        return (
          <PaperStanding
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

/** Before it is closed there is nothing to measure. */
function Unclosed({ edition, paper, view }: OpenedProps) {
  if (view === "standing")
    return <StandingCard editionId={edition.id} resultsOn={edition.resultsOn} paper={paper} />;
  return (
    <EmptyState title={notClosedText}>
      <p>The answers are measured when the last deadline is 3 minutes past.</p>
    </EmptyState>
  );
}

function View(props: OpenedProps) {
  if (props.paper.closedAt === null) return <Unclosed {...props} />;
  return props.view === "medals" ? <AwardChecks paper={props.paper} /> : <Measured {...props} />;
}

function Opened({ edition, paper, Attempts }: Omit<OpenedProps, "view"> & Pick<Props, "Attempts">) {
  const { read } = useAddressQuery();
  const view = resultsViews.find((name) => name === read("view")) ?? "standing";
  const shownTabs = tabs.filter(({ id }) => id !== "attempts" || Attempts !== undefined);
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <h3 className="text-subheading">{namePaper(paper)}</h3>
        <StepMark step={findNextStep(paper, edition.resultsOn)} />
      </div>
      <LinkTabs
        label="The paper"
        isMinor
        tabs={shownTabs}
        current={view === "question" ? "questions" : view}
        toAddress={(id) => resultsPath(edition.id, paper.paperId, id)}
      />
      {view === "attempts" && Attempts ? (
        <Attempts editionId={edition.id} paper={paper} />
      ) : (
        <View edition={edition} paper={paper} view={view} />
      )}
    </>
  );
}

/** One paper from its last answer to its medals. */
export function PaperPage({ edition, paperId, Attempts }: Props) {
  const query = useQuery(paperResultsQuery(edition.id));
  return (
    <>
      <p>
        <TextLink to={resultsPath(edition.id)}>All papers of the edition</TextLink>
      </p>
      <LoadedView query={query} label="Loading the paper">
        {(papers) => {
          const paper = papers.find((listed) => listed.paperId === paperId);
          if (!paper) return <EmptyState title={refusalText("not_found")} />;
          if (paper.isKeptOut)
            return (
              <EmptyState title="Closed to you">
                <p>{refusalText("kept_out")}</p>
              </EmptyState>
            );
          return <Opened edition={edition} paper={paper} Attempts={Attempts} />;
        }}
      </LoadedView>
    </>
  );
}
