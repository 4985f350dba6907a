import { formatStatistic } from "../../../../content/paper-texts";
import { useState } from "react";
import { resultsPath } from "../../../../config/results-path";
import type { PaperResults } from "../../../../data/admin/paper-results";
import type { MeasuredQuestion, PaperStatistics } from "../../../../data/admin/paper-statistics";
import { toShownItem } from "../../../../engine/exam/paper/shown-paper";
import { formatIst } from "../../../../lib/dates";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { EmptyState } from "../../../../ui/empty-state";
import { QuestionText } from "../../../../ui/test-parts/question-text";
import { TextLink } from "../../../../ui/text-link";
import { DecideKeyDialog } from "./decide-key-dialog";
import { OptionShares } from "./option-shares";
import { QuestionChallenges } from "./question-challenges";
import { countClaims, suspectTexts, formatCredited, formatShare } from "./key-texts";

/** Turns a question into the shape for display, with the options in the paper's order. */
function toShownQuestion({ passage, passageId, topic, ...question }: MeasuredQuestion) {
  return toShownItem(
    question,
    Object.keys(question.options),
    topic ?? `Section ${question.section}`,
    passage && { id: passageId ?? "", ...passage },
  );
}

function Decisions({ decisions }: Pick<MeasuredQuestion, "decisions">) {
  return (
    <ol className="grid gap-3">
      {decisions.map(({ isKeyKept, oldCredited, credited, reason, decidedBy, decidedAt, isApplied }) => (
        <li key={decidedAt} className="grid gap-1 rounded-small bg-violet-tint px-4 py-3 text-small">
          <p className="font-semibold">
            {isKeyKept || credited === null
              ? "Answer key kept."
              : `Before: ${formatCredited(oldCredited)}. Since: ${formatCredited(credited)}.`}{" "}
            <span className="font-normal text-ink-soft">
              {decidedBy ?? "A former organiser"}, {formatIst(decidedAt, "dateTime")}
              {!isApplied && "; in progress"}
            </span>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </li>
      ))}
    </ol>
  );
}

type Props = { editionId: string; paper: PaperResults; statistics: PaperStatistics; questionNumber: number };

/** One question with its statistics, the challenges of families, and the decisions. */
export function QuestionPage({ editionId, paper, statistics, questionNumber }: Props) {
  const [isDeciding, setDeciding] = useState(false);
  const question = statistics.questions.find((listed) => listed.n === questionNumber);
  if (!question) return <EmptyState title="This paper does not have this question" />;
  const shownQuestion = toShownQuestion(question);
  const { facility, discrimination, suspectFor, why: explanation, say, claims, decisions } = question;
  const challengeCount = countClaims(claims);
  const toQuestionPath = (number: number) => resultsPath(editionId, paper.paperId, "question", number);
  return (
    <>
      <nav aria-label="Questions" className="flex flex-wrap gap-x-5 gap-y-2">
        <TextLink to={resultsPath(editionId, paper.paperId, "questions")}>All questions</TextLink>
        {questionNumber > 1 && (
          <TextLink to={toQuestionPath(questionNumber - 1)}>Question {questionNumber - 1}</TextLink>
        )}
        {questionNumber < statistics.questions.length && (
          <TextLink to={toQuestionPath(questionNumber + 1)}>Question {questionNumber + 1}</TextLink>
        )}
      </nav>
      <Card className="grid gap-4">
        <p className="text-small font-semibold text-ink-soft">
          Question {questionNumber} · section {question.section}
          {question.topic !== null && ` · ${question.topic}`}
        </p>
        {suspectFor.length > 0 && (
          <ul className="grid list-disc gap-1 rounded-small bg-red-tint py-3 pr-4 pl-8 text-red">
            {suspectFor.map((reason) => (
              <li key={reason}>{suspectTexts[reason]}</li>
            ))}
          </ul>
        )}
        <QuestionText question={shownQuestion} />
        {say !== undefined && <p className="text-small">Spoken word: {say}</p>}
        <OptionShares question={question} options={shownQuestion.options} />
        <p className="tabular">
          Facility <strong>{formatShare(facility)}</strong>, discrimination{" "}
          <strong>{formatStatistic(discrimination, 2)}</strong>
        </p>
        {explanation !== "" && <p className="rounded-small bg-mist px-4 py-3 text-small">{explanation}</p>}
        {decisions.length > 0 && <Decisions decisions={decisions} />}
        <Button
          className="justify-self-start"
          disabled={paper.isInProgress}
          onClick={() => setDeciding(true)}
        >
          {challengeCount > 0 ? "Reply to everyone" : "Check the answer key"}
        </Button>
        {paper.isInProgress && (
          <p role="status" className="text-small text-ink-soft">
            A publication or answer key change is in progress. Decisions can be made in a minute or two.
          </p>
        )}
      </Card>
      {challengeCount > 0 && (
        <QuestionChallenges
          key={questionNumber}
          paperId={paper.paperId}
          questionNumber={questionNumber}
          count={challengeCount}
        />
      )}
      {isDeciding && (
        <DecideKeyDialog
          paper={paper}
          question={question}
          options={shownQuestion.options}
          families={statistics.families}
          onClose={() => setDeciding(false)}
        />
      )}
    </>
  );
}
