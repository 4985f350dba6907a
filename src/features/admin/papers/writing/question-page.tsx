import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { publicItemsQuery } from "../../../../data/admin/public-items";
import { dayInIndia } from "../../../../lib/day-in-india";
import { useUnsavedChanges } from "../../../../lib/unsaved-changes";
import { useUrlQuery } from "../../../../lib/use-url-query";
import type { PaperQuestion } from "../../../../items/paper/paper-question";
import { toastSuccess } from "../../../../ui/toast";
import { Button, ButtonLink } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { EmptyState } from "../../../../ui/empty-state";
import { LoadedView } from "../../../../ui/loaded-view";
import { Notice } from "../../../../ui/notice";
import { toCells } from "../../../../items/paper/cells";
import { papersPath } from "../../../../config/papers-path";
import { paperRefusalText } from "../../../../content/paper-texts";
import { PhonePreview } from "../../../../ui/test-parts/phone-preview";
import {
  checkQuestionDraft,
  type CellErrors,
  type QuestionDraft,
} from "../../../../items/paper/check-question-draft";
import { toPreview } from "../../../../data/admin/shown-paper-question";
import { QuestionFields } from "./question-fields";
import { findCurrentIndex, useSavePaper, type PaperWithKey } from "./paper-with-key";
import { useSubmit } from "../../../../ui/use-submit";

/** The clip of a saved question has no file name, so the form shows this text until another clip is chosen. */
const existingClipName = "the clip of this question";

function toQuestionDraft(question: PaperQuestion | undefined, { content }: PaperWithKey): QuestionDraft {
  if (!question) return { cells: { section: "A", level: "1", form: "plain" }, media: new Map() };
  const passage = question.passage === undefined ? undefined : content.passages[question.passage];
  const clip =
    question.clip === undefined
      ? []
      : [
          [
            existingClipName,
            Uint8Array.from(atob(question.clip), (character) => character.charCodeAt(0)),
          ] as const,
        ];
  return { cells: { form: "plain", ...toCells(question, passage, existingClipName) }, media: new Map(clip) };
}

/** The public questions, with which the question is compared. */
type PublicItems = Parameters<typeof checkQuestionDraft>[4];

/** The form of one question, with its preview beside it. Typed text stays if saving fails. */
function QuestionForm({
  paperWithKey,
  number,
  bank,
}: {
  paperWithKey: PaperWithKey;
  /** Undefined for a new question. */
  number: number | undefined;
  bank: PublicItems;
}) {
  const { editionId, paperId, content, scope } = paperWithKey;
  const navigate = useNavigate();
  const save = useSavePaper(paperWithKey);
  const [questionDraft, setQuestionDraft] = useState(() =>
    toQuestionDraft(number === undefined ? undefined : content.questions[number - 1], paperWithKey),
  );
  const [errors, setErrors] = useState<CellErrors>({});
  const { run, isPending, failure, setFailure, formRef } = useSubmit();
  const [isDirty, setDirty] = useState(false);
  const markSaved = useUnsavedChanges(isDirty);
  const total = content.questions.length + (number === undefined ? 1 : 0);
  const listPath = papersPath(editionId, paperId, "write");

  const index = number === undefined ? undefined : number - 1;
  const check = (checkedContent: PaperWithKey["content"], questionIndex: number | undefined) =>
    checkQuestionDraft(questionDraft, checkedContent, scope, questionIndex, bank, dayInIndia(new Date()));
  /**
   * Applies this edit to content that somebody else has saved meanwhile; undefined if the question is gone or would have
   * an error there.
   */
  const merge = (currentContent: PaperWithKey["content"]) => {
    const currentIndex = findCurrentIndex(content, currentContent, index);
    if (currentIndex === undefined) return undefined;
    const checkResult = check(currentContent, currentIndex === "new" ? undefined : currentIndex);
    return Object.keys(checkResult.errors).length === 0 ? checkResult.draft : undefined;
  };

  const submit = async () => {
    const checkResult = check(content, index);
    setErrors(checkResult.errors);
    setFailure(undefined);
    if (Object.keys(checkResult.errors).length > 0) {
      setFailure("The question is not saved yet. Please fix the fields below.");
      return;
    }
    if (!(await run(() => save(checkResult.draft, merge)))) return;
    markSaved();
    toastSuccess("Question saved.");
    await navigate(listPath);
  };

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <Card>
        <form
          ref={formRef}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <h4 className="text-subheading">
            {number === undefined ? "A new question" : `Question ${number}`}
          </h4>
          {failure && <Notice tone="error">{failure}</Notice>}
          <QuestionFields
            questionDraft={questionDraft}
            errors={errors}
            paperWithKey={paperWithKey}
            onChange={(changedQuestion) => {
              setDirty(true);
              setQuestionDraft(changedQuestion);
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" className="grow" pending={isPending}>
              Save the question
            </Button>
            <ButtonLink variant="outline" className="grow" to={listPath}>
              Cancel
            </ButtonLink>
          </div>
        </form>
      </Card>
      <div className="lg:sticky lg:top-4">
        <PhonePreview
          question={toPreview(questionDraft, content.passages)}
          number={number ?? total}
          total={total}
        />
      </div>
    </div>
  );
}

/** The page of the question whose number is in the URL, or of a new question. */
export function QuestionPage({ paperWithKey }: { paperWithKey: PaperWithKey }) {
  const requestedNumber = Number(useUrlQuery().readParam("n"));
  const query = useQuery(publicItemsQuery(paperWithKey.scope));
  const number = paperWithKey.content.questions[requestedNumber - 1] ? requestedNumber : undefined;
  if (!paperWithKey.isDraft) return <EmptyState title={paperRefusalText("not_draft")} />;
  return (
    <LoadedView query={query} label="Loading the public questions">
      {(bank) => (
        <QuestionForm key={number ?? "new"} paperWithKey={paperWithKey} number={number} bank={bank} />
      )}
    </LoadedView>
  );
}
