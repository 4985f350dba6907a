import type { ComponentType } from "react";
import { useQuery } from "@tanstack/react-query";
import { resultsPath, resultsViews } from "../../config/results-path";
import { namePaper, refusalText } from "../../content/paper-texts";
import type { Edition } from "../../data/admin/editions";
import { paperResultsQuery, type PaperResults } from "../../data/admin/paper-results";
import { useAddressQuery } from "../../lib/use-address-query";
import { EmptyState } from "../../ui/empty-state";
import { LinkTabs } from "../../ui/link-tabs";
import { LoadedView } from "../../ui/loaded-view";
import { TextLink } from "../../ui/text-link";
import { findNextStep } from "./result-steps";
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

function Opened({
  edition,
  paper,
  Attempts,
}: { edition: Edition; paper: PaperResults } & Pick<Props, "Attempts">) {
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
      {view === "attempts" && Attempts && <Attempts editionId={edition.id} paper={paper} />}
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
