import { resultsPath } from "../../../config/results-path";
import { formatPaperName } from "../../../content/paper-texts";
import type { PaperResults } from "../../../data/admin/paper-results";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";
import type { sortByUrgency } from "./result-steps";
import { StepLabel } from "./step-label";

type Row = ReturnType<typeof sortByUrgency>[number];

/** @returns the day of a publication, or a dash if there was none */
const formatDay = (publishedAt: string | null): string =>
  publishedAt === null ? "–" : formatIst(publishedAt, "day");

function formatOpenTasks({ undecided, unanswered, unconfirmed }: PaperResults): string {
  const openTasks = [
    undecided > 0 && `${undecided} doubtful`,
    unanswered > 0 && `${unanswered} challenged`,
    unconfirmed > 0 && `${unconfirmed} to confirm`,
  ];
  return openTasks.filter(Boolean).join(", ") || "–";
}

/** The papers of an edition, each with its next step. */
export function ResultsTable({ editionId, rows }: { editionId: string; rows: readonly Row[] }) {
  const columns: Column<Row>[] = [
    { name: "Paper", className: "font-semibold", render: ({ paper }) => formatPaperName(paper) },
    { name: "Stage", render: ({ step }) => <StepLabel step={step} /> },
    {
      name: "Participants",
      className: "tabular",
      render: ({ paper: { participantCount } }) =>
        participantCount === null ? "–" : participantCount.toLocaleString("en-IN"),
    },
    { name: "Still to do", render: ({ paper }) => formatOpenTasks(paper) },
    {
      name: "Provisional",
      className: "whitespace-nowrap",
      render: ({ paper }) => formatDay(paper.provisionalAt),
    },
    { name: "Final", className: "whitespace-nowrap", render: ({ paper }) => formatDay(paper.finalAt) },
    {
      name: "Action",
      isAction: true,
      render: ({ paper }) =>
        paper.hasConflictOfInterest ? (
          <span className="text-ink-soft">not open to you: your child&rsquo;s class</span>
        ) : (
          <ButtonLink variant="quiet" size="card" to={resultsPath(editionId, paper.paperId)}>
            Open <span className="sr-only">{formatPaperName(paper)}</span>
          </ButtonLink>
        ),
    },
  ];
  return (
    <DataTable
      label="Results of the edition"
      columns={columns}
      rows={rows}
      getRowId={({ paper: { paperId } }) => paperId}
    />
  );
}
