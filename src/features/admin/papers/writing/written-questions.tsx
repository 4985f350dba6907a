import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { publicItemsQuery } from "../../../../data/admin/public-items";
import {
  checkPaper,
  listHints,
  listMissingParts,
  type PaperError,
} from "../../../../items/paper/check-paper";
import { dayInIndia } from "../../../../lib/day-in-india";
import { numberEntries } from "../../../../lib/number-entries";
import { messageOf } from "../../../../lib/app-error";
import { groupBy } from "../../../../lib/group-by";
import { Button, ButtonLink } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { countText } from "../../../../ui/count-text";
import { ConfirmDialog } from "../../../../ui/confirm-dialog";
import { Notice } from "../../../../ui/notice";
import { toastSuccess } from "../../../../ui/toast";
import { Disagreements } from "./disagreements";
import { papersPath } from "../../../../config/papers-path";
import { useSavePaper, type WrittenPaper } from "./written-paper";
import { countQuestions } from "../../../../content/paper-texts";
import { getExamFormat } from "../../../../content/exam-format";
import { formNames } from "./form-names";

/** @returns a sentence with the number of checked questions and of the problems found */
function describeCheck(errorCount: number, written: number, questionCount: number): string {
  const found = `found ${errorCount === 0 ? "no problems" : countText(errorCount, "problem", "problems")}`;
  if (written === questionCount) return `The check of all ${countQuestions(written)} ${found}.`;
  return `The check of ${countQuestions(written)} written so far ${found}. The paper as a whole is checked once it has ${countQuestions(questionCount)}.`;
}

/** Returns the errors that the rules find in the paper, once the public questions have been loaded for comparison. */
function usePaperErrors({ scope, opened }: WrittenPaper) {
  const { data: bank, error: loadingError } = useQuery(publicItemsQuery(scope));
  const [today] = useState(() => dayInIndia(new Date()));
  const errors = useMemo(() => bank && checkPaper(opened, scope, bank, today), [opened, scope, bank, today]);
  return { errors, loadingError };
}

function Question({
  written,
  n,
  errors,
  onRemove,
}: {
  written: WrittenPaper;
  n: number;
  errors: readonly PaperError[];
  onRemove: () => void;
}) {
  const { editionId, paperId, isDraft, opened } = written;
  const question = opened.questions[n - 1];
  if (!question) return null;
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <p className="text-small text-ink-soft">
        Question {n} · section {question.section} · {question.topic} · {formNames[question.form ?? "plain"]}
      </p>
      <p className="font-semibold wrap-anywhere whitespace-pre-line">{question.question}</p>
      <p className="text-small wrap-anywhere">
        {question.options.map((option) => (option === question.answer ? `✓ ${option}` : option)).join(" · ")}
      </p>
      {errors.map(({ field, message, advice }) => (
        <p key={`${field} ${message}`} className="text-small text-red">
          {field}: {message}. <span className="text-ink-soft">{advice}</span>
        </p>
      ))}
      {isDraft && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="quiet" size="card" to={papersPath(editionId, paperId, "question", n)}>
            Edit <span className="sr-only">question {n}</span>
          </ButtonLink>
          <Button variant="outline" size="card" onClick={onRemove}>
            Remove <span className="sr-only">question {n}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/**
 * The questions of a paper with their key, the findings of the rules, and disagreements with organisers who solved it.
 */
export function WrittenQuestions({ written }: { written: WrittenPaper }) {
  const { editionId, paperId, isDraft, opened, scope } = written;
  const { errors, loadingError } = usePaperErrors(written);
  const save = useSavePaper(written);
  const [indexToRemove, setIndexToRemove] = useState<number>();
  const byQuestion = groupBy(errors ?? [], ({ n }) => n ?? 0);
  const missingParts = listMissingParts(opened, scope);
  const hints = useMemo(() => listHints(opened, scope), [opened, scope]);
  return (
    <div className="grid gap-4">
      <Disagreements written={written} />
      {missingParts.length > 0 && (
        <Notice tone="info">The paper is not complete yet: {missingParts.join("; ")}.</Notice>
      )}
      {hints.length > 0 && <Notice tone="info">Please check before sealing: {hints.join("; ")}.</Notice>}
      {loadingError && <Notice tone="error">The check could not run. {messageOf(loadingError)}</Notice>}
      {(byQuestion.get(0) ?? []).map(({ message, advice }) => (
        <Notice key={message} tone="error">
          The paper {message}: {advice}.
        </Notice>
      ))}
      <Card>
        <div className="flex flex-wrap items-center gap-3 pb-3">
          {isDraft && (
            <ButtonLink to={papersPath(editionId, paperId, "question")}>Write a question</ButtonLink>
          )}
          <p className="text-small text-ink-soft">
            {errors === undefined
              ? "Checking the questions."
              : describeCheck(
                  errors.length,
                  opened.questions.length,
                  getExamFormat(scope.classNumber).questionCount,
                )}
          </p>
        </div>
        <ol aria-label="Questions">
          {numberEntries(opened.questions).map(({ number }) => (
            <Question
              key={number}
              written={written}
              n={number}
              errors={byQuestion.get(number) ?? []}
              onRemove={() => setIndexToRemove(number - 1)}
            />
          ))}
        </ol>
      </Card>
      {indexToRemove !== undefined && (
        <ConfirmDialog
          title={`Remove question ${indexToRemove + 1}?`}
          confirmLabel="Remove"
          onConfirm={async () => {
            const questions = opened.questions.filter((_, index) => index !== indexToRemove);
            const refusal = await save({ ...opened, questions });
            if (refusal === undefined) toastSuccess("Question removed.");
            return refusal;
          }}
          onClose={() => setIndexToRemove(undefined)}
        >
          <p className="wrap-anywhere">{opened.questions[indexToRemove]?.question}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
