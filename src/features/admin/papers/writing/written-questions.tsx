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
import { useSavePaper, type PaperWithKey } from "./paper-with-key";
import { countQuestions } from "../../../../content/paper-texts";
import { getExamFormat } from "../../../../content/exam-format";
import { formNames } from "./form-names";

/** @returns a sentence with the number of checked questions and of the problems found */
function describeCheck(errorCount: number, writtenCount: number, questionCount: number): string {
  const resultText = `found ${errorCount === 0 ? "no problems" : countText(errorCount, "problem", "problems")}`;
  if (writtenCount === questionCount)
    return `The check of all ${countQuestions(writtenCount)} ${resultText}.`;
  return `The check of ${countQuestions(writtenCount)} written so far ${resultText}. The paper as a whole is checked once it has ${countQuestions(questionCount)}.`;
}

/**
 * Checks the paper by the rules for questions.
 *
 * @returns the errors, undefined until the public questions are loaded for comparison; and the error of that loading
 */
function usePaperErrors({ scope, content }: PaperWithKey) {
  const { data: bank, error: loadingError } = useQuery(publicItemsQuery(scope));
  const [today] = useState(() => dayInIndia(new Date()));
  const errors = useMemo(
    () => bank && checkPaper(content, scope, bank, today),
    [content, scope, bank, today],
  );
  return { errors, loadingError };
}

function Question({
  paperWithKey,
  number,
  errors,
  onRemove,
}: {
  paperWithKey: PaperWithKey;
  number: number;
  errors: readonly PaperError[];
  onRemove: () => void;
}) {
  const { editionId, paperId, isDraft, content } = paperWithKey;
  const question = content.questions[number - 1];
  if (!question) return null;
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <p className="text-small text-ink-soft">
        Question {number} · section {question.section} · {question.topic} ·{" "}
        {formNames[question.form ?? "plain"]}
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
          <ButtonLink variant="quiet" size="card" to={papersPath(editionId, paperId, "question", number)}>
            Edit <span className="sr-only">question {number}</span>
          </ButtonLink>
          <Button variant="outline" size="card" onClick={onRemove}>
            Remove <span className="sr-only">question {number}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/**
 * The questions of a paper with their key, the findings of the rules, and the answers in which organisers who solved the
 * paper differ from the key.
 */
export function WrittenQuestions({ paperWithKey }: { paperWithKey: PaperWithKey }) {
  const { editionId, paperId, isDraft, content, scope } = paperWithKey;
  const { errors, loadingError } = usePaperErrors(paperWithKey);
  const save = useSavePaper(paperWithKey);
  const [indexToRemove, setIndexToRemove] = useState<number>();
  // The errors of the whole paper are under 0.
  const errorsByNumber = groupBy(errors ?? [], ({ n }) => n ?? 0);
  const missingParts = listMissingParts(content, scope);
  const hints = useMemo(() => listHints(content, scope), [content, scope]);
  return (
    <div className="grid gap-4">
      <Disagreements paperWithKey={paperWithKey} />
      {missingParts.length > 0 && (
        <Notice tone="info">The paper is not complete yet: {missingParts.join("; ")}.</Notice>
      )}
      {hints.length > 0 && <Notice tone="info">Please check before sealing: {hints.join("; ")}.</Notice>}
      {loadingError && <Notice tone="error">The check could not run. {messageOf(loadingError)}</Notice>}
      {(errorsByNumber.get(0) ?? []).map(({ message, advice }) => (
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
                  content.questions.length,
                  getExamFormat(scope.classNumber).questionCount,
                )}
          </p>
        </div>
        <ol aria-label="Questions">
          {numberEntries(content.questions).map(({ number }) => (
            <Question
              key={number}
              paperWithKey={paperWithKey}
              number={number}
              errors={errorsByNumber.get(number) ?? []}
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
            const questions = content.questions.filter((_, index) => index !== indexToRemove);
            const refusal = await save({ ...content, questions });
            if (refusal === undefined) toastSuccess("Question removed.");
            return refusal;
          }}
          onClose={() => setIndexToRemove(undefined)}
        >
          <p className="wrap-anywhere">{content.questions[indexToRemove]?.question}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
