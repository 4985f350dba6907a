import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { explainDisagreement, type Solution } from "../../../../data/admin/paper-draft";
import { papersKey } from "../../../../data/admin/papers";
import { toastSuccess } from "../../../../ui/toast";
import { Button, ButtonLink } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { countText } from "../../../../ui/count-text";
import { Notice } from "../../../../ui/notice";
import { TextAreaField } from "../../../../ui/text-area-field";
import { papersPath } from "../../../../config/papers-path";
import { paperRefusalText } from "../../../../content/paper-texts";
import type { PaperWithKey } from "./paper-with-key";
import { useSubmit } from "../../../../ui/use-submit";

function ShownAnswer({ name, text, note }: { name: string; text: string; note?: string | undefined }) {
  return (
    <div className="grid content-start gap-1 rounded-small bg-mist p-3">
      <p className="text-small text-ink-soft">{name}</p>
      <p className="font-semibold wrap-anywhere">{text}</p>
      {note && <p className="text-small wrap-anywhere">{note}</p>}
    </div>
  );
}

/** The form that explains why the key stays. Typed text stays after a refusal. */
function ExplainForm({ paperId, solution }: { paperId: string; solution: Solution }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState("");
  const { run, isPending, failure, formRef } = useSubmit();
  const explain = () =>
    run(async () => {
      const outcome = await explainDisagreement(paperId, solution, note);
      if (outcome !== "saved") return paperRefusalText(outcome);
      toastSuccess("Explained.");
      await queryClient.invalidateQueries({ queryKey: papersKey });
      return undefined;
    });
  return (
    <form
      ref={formRef}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void explain();
      }}
    >
      <TextAreaField
        label={`Why the answer key of question ${solution.n} is correct`}
        rows={2}
        maxLength={500}
        value={note}
        error={failure}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" variant="outline" size="card" className="justify-self-start" pending={isPending}>
        Explain
      </Button>
    </form>
  );
}

function Disagreement({ paperWithKey, solution }: { paperWithKey: PaperWithKey; solution: Solution }) {
  const { editionId, paperId, content } = paperWithKey;
  const question = content.questions[solution.n - 1];
  if (!question) return null;
  return (
    <li className="grid gap-3 border-t border-line pt-3">
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="block text-small text-ink-soft">Question {solution.n}</span>
        {question.question}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ShownAnswer name="Answer key" text={question.answer} note={question.why} />
        <ShownAnswer name={solution.solver} text={solution.choice ?? "None of them, or more than one"} />
      </div>
      {solution.note === null ? (
        <>
          <ButtonLink
            variant="quiet"
            size="card"
            className="justify-self-start"
            to={papersPath(editionId, paperId, "question", solution.n)}
          >
            Fix <span className="sr-only">question {solution.n}</span>
          </ButtonLink>
          <ExplainForm paperId={paperId} solution={solution} />
        </>
      ) : (
        <p className="text-small wrap-anywhere">
          <span className="font-semibold">Explained:</span> {solution.note}
        </p>
      )}
    </li>
  );
}

/**
 * Lists other organisers' answers that differ from the key. For each, the organiser corrects the key or explains why it
 * stays.
 */
export function Disagreements({ paperWithKey }: { paperWithKey: PaperWithKey }) {
  const disagreements = paperWithKey.content.solutions.filter(({ is_agreed: isAgreed }) => !isAgreed);
  if (disagreements.length === 0) return null;
  const openCount = disagreements.filter(({ note }) => note === null).length;
  return (
    <Card className="grid gap-3">
      <h4 className="text-subheading">Disagreements</h4>
      <Notice tone="info">
        {openCount === 0
          ? "Every disagreement is explained."
          : `${openCount} of ${countText(disagreements.length, "disagreement", "disagreements")} still to settle: fix the question, or explain why its answer key is correct.`}
      </Notice>
      <ol className="grid gap-4" aria-label="Disagreements">
        {disagreements.map((solution) => (
          <Disagreement
            key={`${solution.fingerprint} ${solution.solver_id}`}
            paperWithKey={paperWithKey}
            solution={solution}
          />
        ))}
      </ol>
    </Card>
  );
}
