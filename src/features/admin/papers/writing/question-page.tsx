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
  checkTypedQuestion,
  type CellErrors,
  type TypedQuestion,
} from "../../../../items/paper/check-typed-question";
import { toPreview } from "../../../../data/admin/shown-paper-question";
import { QuestionFields } from "./question-fields";
import { findCurrentIndex, useSavePaper, type WrittenPaper } from "./written-paper";
import { useSubmit } from "../../../../ui/use-submit";

/** The clip of a saved question has no file name, so the form shows this until another clip is chosen. */
const existingClipName = "the clip of this question";

function toTypedQuestion(question: PaperQuestion | undefined, { opened }: WrittenPaper): TypedQuestion {
  if (!question) return { cells: { section: "A", level: "1", form: "plain" }, media: new Map() };
  const passage = question.passage === undefined ? undefined : opened.passages[question.passage];
  const clip =
    question.clip === undefined
      ? []
      : [[existingClipName, Uint8Array.from(atob(question.clip), (sign) => sign.charCodeAt(0))] as const];
  return { cells: { form: "plain", ...toCells(question, passage, existingClipName) }, media: new Map(clip) };
}

type PublicItems = Parameters<typeof checkTypedQuestion>[4];

/** The form of one question, with its preview beside it. Typed text stays if saving fails. */
function QuestionForm({
  written,
  n,
  bank,
}: {
  written: WrittenPaper;
  n: number | undefined;
  bank: PublicItems;
}) {
  const { editionId, paperId, opened, scope } = written;
  const navigate = useNavigate();
  const save = useSavePaper(written);
  const [typed, setTyped] = useState(() =>
    toTypedQuestion(n === undefined ? undefined : opened.questions[n - 1], written),
  );
  const [errors, setErrors] = useState<CellErrors>({});
  const { run, isPending, failure, setFailure, formRef } = useSubmit();
  const [isDirty, setDirty] = useState(false);
  const markSaved = useUnsavedChanges(isDirty);
  const total = opened.questions.length + (n === undefined ? 1 : 0);
  const listPath = papersPath(editionId, paperId, "write");

  const index = n === undefined ? undefined : n - 1;
  const check = (paper: WrittenPaper["opened"], at: number | undefined) =>
    checkTypedQuestion(typed, paper, scope, at, bank, dayInIndia(new Date()));
  const merge = (current: WrittenPaper["opened"]) => {
    const at = findCurrentIndex(opened, current, index);
    if (at === undefined) return undefined;
    const checked = check(current, at === "new" ? undefined : at);
    return Object.keys(checked.errors).length === 0 ? checked.draft : undefined;
  };

  const submit = async () => {
    const checked = check(opened, index);
    setErrors(checked.errors);
    setFailure(undefined);
    if (Object.keys(checked.errors).length > 0) {
      setFailure("The question is not saved yet. Please fix the fields below.");
      return;
    }
    if (!(await run(() => save(checked.draft, merge)))) return;
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
          <h4 className="text-subheading">{n === undefined ? "A new question" : `Question ${n}`}</h4>
          {failure && <Notice tone="error">{failure}</Notice>}
          <QuestionFields
            typed={typed}
            errors={errors}
            written={written}
            onChange={(changed) => {
              setDirty(true);
              setTyped(changed);
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
        <PhonePreview question={toPreview(typed, opened.passages)} number={n ?? total} total={total} />
      </div>
    </div>
  );
}

/** The page of the question whose number is in the URL, or of a new question. */
export function QuestionPage({ written }: { written: WrittenPaper }) {
  const requestedNumber = Number(useUrlQuery().readParam("n"));
  const query = useQuery(publicItemsQuery(written.scope));
  const n = written.opened.questions[requestedNumber - 1] ? requestedNumber : undefined;
  if (!written.isDraft) return <EmptyState title={paperRefusalText("not_draft")} />;
  return (
    <LoadedView query={query} label="Loading the public questions">
      {(bank) => <QuestionForm key={n ?? "new"} written={written} n={n} bank={bank} />}
    </LoadedView>
  );
}
