import { useQuery } from "@tanstack/react-query";
import { papersQuery, type ListedPaper } from "../../../data/admin/papers";
import { useUrlQuery } from "../../../lib/use-url-query";
import { EmptyState } from "../../../ui/empty-state";
import { LinkTabs } from "../../../ui/link-tabs";
import { LoadedView } from "../../../ui/loaded-view";
import { TextLink } from "../../../ui/text-link";
import { KeyGate } from "./writing/key-gate";
import { PaperOverview } from "./paper-overview";
import { SolvePaper } from "./writing/solve-paper";
import { papersPath, paperViews, type PaperView } from "../../../config/papers-path";
import { formatPaperName, paperRefusalText } from "../../../content/paper-texts";

const tabs = [
  { id: "overview", label: "Status" },
  { id: "write", label: "Questions and answer key" },
  { id: "import", label: "Import a file" },
  { id: "solve", label: "Solve without the answer key" },
] as const;

type OpenedPaper = { editionId: string; paperId: string; paper: ListedPaper; view: PaperView };

function PaperViewContent(openedPaper: OpenedPaper) {
  const { editionId, paper, paperId, view } = openedPaper;
  if (paper.hasConflictOfInterest)
    return (
      <EmptyState title="Not open to you">
        <p>{paperRefusalText("conflict_of_interest")}</p>
      </EmptyState>
    );
  if (view === "solve") return <SolvePaper editionId={editionId} paperId={paperId} />;
  if (view === "overview") return <PaperOverview editionId={editionId} paperId={paperId} paper={paper} />;
  return <KeyGate {...openedPaper} />;
}

type Props = { editionId: string; paperId: string };

/** The page of one paper: its state, its questions, and the possible next steps. */
export function PaperDetails({ editionId, paperId }: Props) {
  const { readParam } = useUrlQuery();
  const query = useQuery(papersQuery(editionId));
  const view = paperViews.find((name) => name === readParam("view")) ?? "overview";
  return (
    <>
      <p>
        <TextLink to={papersPath(editionId)}>All papers of the edition</TextLink>
      </p>
      <LoadedView query={query} label="Loading the paper">
        {(papers) => {
          const paper = papers.find((listed) => listed.paperId === paperId);
          if (!paper) return <EmptyState title={paperRefusalText("not_found")} />;
          return (
            <>
              <h3 className="text-subheading">{formatPaperName(paper)}</h3>
              <LinkTabs
                label="The paper"
                isMinor
                tabs={tabs}
                current={view === "question" ? "write" : view}
                toPath={(id) => papersPath(editionId, paperId, id)}
              />
              <PaperViewContent editionId={editionId} paperId={paperId} paper={paper} view={view} />
            </>
          );
        }}
      </LoadedView>
    </>
  );
}
