import type { ListedPaper } from "../../../data/admin/papers";
import { getExamFormat } from "../../../content/exam-format";
import { cn } from "../../../lib/cn";
import { formatIst } from "../../../lib/dates";
import { ButtonLink } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";
import { CreatePaperButton } from "./create-paper-button";
import { papersPath } from "../../../config/papers-path";
import { formatPaperName, statusTexts } from "../../../content/paper-texts";

/** Returns the missing parts of a draft; an empty text for other papers. */
function describeMissingParts({
  status,
  questions,
  classNumber,
  unsolved,
  disagreements,
}: ListedPaper): string {
  if (status !== "draft") return "";
  const { questionCount } = getExamFormat(classNumber);
  if (questions < questionCount) return `${questions} of ${questionCount} questions`;
  if (unsolved > 0) return `${unsolved} to be solved`;
  return disagreements > 0 ? `${disagreements} disagreements open` : "to be reviewed";
}

const finishedStyle = "bg-green-tint text-ink";
const inProgressStyle = "bg-violet-tint text-violet";
const statusStyles: Record<ListedPaper["status"], string> = {
  none: "bg-mist text-ink-soft",
  draft: inProgressStyle,
  reviewed: inProgressStyle,
  sealed: finishedStyle,
  provisional: finishedStyle,
  final: finishedStyle,
};

function StatusCell({ paper }: { paper: ListedPaper }) {
  if (paper.isCancelled) {
    return (
      <span className={cn("inline-block rounded-small px-3 py-0.5 font-semibold", statusStyles.none)}>
        cancelled
      </span>
    );
  }
  const missingParts = describeMissingParts(paper);
  return (
    <>
      <span
        className={cn(
          "inline-block rounded-small px-3 py-0.5 font-semibold",
          paper.isOverdue ? "bg-red-tint text-red" : statusStyles[paper.status],
        )}
      >
        {paper.isOverdue ? `urgent: ${statusTexts[paper.status]}` : statusTexts[paper.status]}
      </span>
      {missingParts && <span className="mt-1 block text-ink-soft">{missingParts}</span>}
    </>
  );
}

/** The papers of an edition, one row for each exam and class, and one for each reserve paper. */
export function PaperTable({ editionId, papers }: { editionId: string; papers: readonly ListedPaper[] }) {
  const columns: Column<ListedPaper>[] = [
    { name: "Paper", className: "font-semibold", render: formatPaperName },
    {
      name: "Exam",
      render: ({ examOn, opensAt }) =>
        opensAt === null ? (
          <>
            {formatIst(examOn, "date")}, <span className="text-ink-soft">start time to be announced</span>
          </>
        ) : (
          `${formatIst(opensAt, "dateTime")} IST`
        ),
    },
    { name: "Enrolled", className: "tabular", render: ({ enrolled }) => enrolled },
    { name: "Status", render: (paper) => <StatusCell paper={paper} /> },
    {
      name: "Action",
      isAction: true,
      render: (paper) => {
        if (paper.hasConflictOfInterest)
          return <span className="text-ink-soft">not open to you: your child&rsquo;s class</span>;
        if (paper.paperId === null) return <CreatePaperButton editionId={editionId} paper={paper} />;
        return (
          <ButtonLink variant="quiet" size="card" to={papersPath(editionId, paper.paperId)}>
            Open <span className="sr-only">{formatPaperName(paper)}</span>
          </ButtonLink>
        );
      },
    },
  ];
  return (
    <DataTable
      label="Papers of the edition"
      columns={columns}
      rows={papers}
      getRowId={({ examId, classId, kind }) => `${examId} ${classId} ${kind}`}
    />
  );
}
