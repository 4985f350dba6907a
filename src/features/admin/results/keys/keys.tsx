import type { ResultsView } from "../../../../config/results-path";
import type { PaperResults } from "../../../../data/admin/paper-results";
import type { PaperStatistics } from "../../../../data/admin/paper-statistics";
import { useUrlQuery } from "../../../../lib/use-url-query";
import { ChallengeList } from "./challenge-list";
import { KeepKeys } from "./keep-keys";
import { QuestionPage } from "./question-page";
import { QuestionTable } from "./question-table";

type Props = { editionId: string; paper: PaperResults; statistics: PaperStatistics; view: ResultsView };

/** The questions of a closed paper with statistics and challenges: all, one, or the challenged ones. */
export function Keys({ editionId, paper, statistics, view }: Props) {
  const { readParam } = useUrlQuery();
  const tableProps = { editionId, paperId: paper.paperId, statistics };
  if (view === "challenges") return <ChallengeList {...tableProps} />;
  if (view === "questions")
    return (
      <>
        <KeepKeys paperId={paper.paperId} undecidedQuestions={statistics.undecided} />
        <QuestionTable {...tableProps} />
      </>
    );
  const questionNumber = Number(readParam("n"));
  return (
    <QuestionPage
      key={questionNumber}
      editionId={editionId}
      paper={paper}
      statistics={statistics}
      questionNumber={questionNumber}
    />
  );
}
