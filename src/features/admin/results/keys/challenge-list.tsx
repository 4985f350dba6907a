import { formatStatistic } from "../../../../content/paper-texts";
import { resultsPath } from "../../../../config/results-path";
import type { MeasuredQuestion, PaperStatistics } from "../../../../data/admin/paper-statistics";
import { ButtonLink } from "../../../../ui/button";
import { DataTable, type Column } from "../../../../ui/data-table";
import { EmptyState } from "../../../../ui/empty-state";
import { countClaims, formatClaims, formatCredited, formatShare } from "./key-texts";

type Props = { editionId: string; paperId: string; statistics: PaperStatistics };

/**
 * The challenged questions of a paper; those without a reply (`unanswered`) come first. One decision is the reply to all
 * challenges to a question.
 */
export function ChallengeList({ editionId, paperId, statistics: { questions, unanswered } }: Props) {
  const getSortGroup = ({ n }: MeasuredQuestion) => (unanswered.includes(n) ? 0 : 1);
  const rows = questions
    .filter(({ claims }) => countClaims(claims) > 0)
    .toSorted(
      (a, b) =>
        getSortGroup(a) - getSortGroup(b) || countClaims(b.claims) - countClaims(a.claims) || a.n - b.n,
    );
  if (rows.length === 0)
    return (
      <EmptyState title="No answers challenged">
        <p>Families can challenge answers for seven days from the provisional result.</p>
      </EmptyState>
    );
  const columns: Column<MeasuredQuestion>[] = [
    {
      name: "Question",
      className: "lg:max-w-80",
      render: ({ n, question }) => (
        <>
          <span className="font-semibold">{n}</span>
          <span className="line-clamp-2 wrap-anywhere text-ink-soft">{question}</span>
        </>
      ),
    },
    {
      name: "Reply",
      render: ({ n }) =>
        unanswered.includes(n) ? (
          <span className="inline-block rounded-small bg-violet-tint px-3 py-0.5 font-semibold text-violet">
            pending
          </span>
        ) : (
          "sent"
        ),
    },
    { name: "Challenges", render: ({ claims }) => formatClaims(claims) },
    { name: "Answer key", render: ({ credited }) => formatCredited(credited) },
    { name: "Facility", className: "tabular", render: ({ facility }) => formatShare(facility) },
    {
      name: "Discrimination",
      className: "tabular",
      render: ({ discrimination }) => formatStatistic(discrimination, 2),
    },
    {
      name: "Action",
      isAction: true,
      render: ({ n }) => (
        <ButtonLink variant="quiet" size="card" to={resultsPath(editionId, paperId, "question", n)}>
          {unanswered.includes(n) ? "Read and answer" : "Read"}{" "}
          <span className="sr-only">the challenges of question {n}</span>
        </ButtonLink>
      ),
    },
  ];
  return <DataTable label="Challenged questions" columns={columns} rows={rows} getRowId={({ n }) => n} />;
}
