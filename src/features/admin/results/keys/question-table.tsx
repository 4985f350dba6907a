import { formatStatistic } from "../../../../content/paper-texts";
import { resultsPath } from "../../../../config/results-path";
import type { MeasuredQuestion, PaperStatistics } from "../../../../data/admin/paper-statistics";
import { ButtonLink } from "../../../../ui/button";
import { countText } from "../../../../ui/count-text";
import { DataTable, type Column } from "../../../../ui/data-table";
import { countClaims, formatCredited, formatShare } from "./key-texts";

type Props = { editionId: string; paperId: string; statistics: PaperStatistics };

/** Sorts into questions that still need a decision, other suspect ones and the rest, each group by number. */
export function sortQuestions({ questions, undecided, unanswered }: PaperStatistics): MeasuredQuestion[] {
  const getSortGroup = ({ n, suspectFor }: MeasuredQuestion) => {
    if (undecided.includes(n) || unanswered.includes(n)) return 0;
    return suspectFor.length > 0 ? 1 : 2;
  };
  return questions.toSorted((a, b) => getSortGroup(a) - getSortGroup(b) || a.n - b.n);
}

/** Each letter's share, with the key in bold (`strong`, also for screen readers). */
function LetterShares({
  shares,
  credited,
}: {
  shares: MeasuredQuestion["topShares"];
  credited: MeasuredQuestion["credited"];
}) {
  return (
    <span className="flex flex-wrap gap-x-3 tabular">
      {Object.entries(shares).map(([letter, share]) => {
        const isKey = credited !== "all" && credited.some((right) => right === letter);
        const text = `${letter} ${formatShare(share)}`;
        return (
          <span key={letter} className="whitespace-nowrap">
            {isKey ? <strong>{text}</strong> : text}
          </span>
        );
      })}
    </span>
  );
}

function AttentionCell({
  question,
  statistics,
}: {
  question: MeasuredQuestion;
  statistics: PaperStatistics;
}) {
  const { n, suspectFor, claims, decisions } = question;
  const isUndecided = statistics.undecided.includes(n);
  const isUnanswered = statistics.unanswered.includes(n);
  const count = countClaims(claims);
  return (
    <>
      {suspectFor.length > 0 && (
        <span
          className={
            isUndecided
              ? "inline-block rounded-small bg-red-tint px-3 py-0.5 font-semibold text-red"
              : "inline-block rounded-small bg-mist px-3 py-0.5"
          }
        >
          doubtful{isUndecided ? ", to be checked" : ", checked"}
        </span>
      )}
      {count > 0 && (
        <span className="block">
          {countText(count, "challenge", "challenges")}
          {isUnanswered ? ", no reply yet" : ", reply sent"}
        </span>
      )}
      {suspectFor.length === 0 && count === 0 && (decisions.length > 0 ? "decided" : "–")}
    </>
  );
}

/** The questions of a paper: first those that need a decision, then by number. */
export function QuestionTable({ editionId, paperId, statistics }: Props) {
  const columns: Column<MeasuredQuestion>[] = [
    {
      name: "Question",
      className: "lg:max-w-80",
      render: ({ n, section, question }) => (
        <>
          <span className="font-semibold">
            {n}, section {section}
          </span>
          <span className="line-clamp-2 wrap-anywhere text-ink-soft">{question}</span>
        </>
      ),
    },
    {
      name: "Remarks",
      render: (question) => <AttentionCell question={question} statistics={statistics} />,
    },
    { name: "Answer key", render: ({ credited }) => formatCredited(credited) },
    { name: "Facility", className: "tabular", render: ({ facility }) => formatShare(facility) },
    {
      name: "Discrimination",
      className: "tabular",
      render: ({ discrimination }) => formatStatistic(discrimination, 2),
    },
    {
      name: "Top 27%",
      render: ({ topShares, credited }) => <LetterShares shares={topShares} credited={credited} />,
    },
    {
      name: "Bottom 27%",
      render: ({ bottomShares, credited }) => <LetterShares shares={bottomShares} credited={credited} />,
    },
    {
      name: "Action",
      isAction: true,
      render: ({ n }) => (
        <ButtonLink variant="quiet" size="card" to={resultsPath(editionId, paperId, "question", n)}>
          Open <span className="sr-only">question {n}</span>
        </ButtonLink>
      ),
    },
  ];
  return (
    <>
      <p className="max-w-prose text-small text-ink-soft">
        Question numbers and option letters are those of the original paper; each student saw a different
        order. Facility is the share of students who got the question right. Discrimination (−1 to 1) shows
        how well the question separates strong and weak students. “Top 27%” and “Bottom 27%” show which
        options the students with the highest and the lowest marks chose; the right option is in bold.
      </p>
      <DataTable
        label="Questions by their numbers"
        columns={columns}
        rows={sortQuestions(statistics)}
        getRowId={({ n }) => n}
      />
    </>
  );
}
