import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { PaperResults } from "../../../../data/admin/paper-results";
import { resultsKey } from "../../../../data/admin/paper-results";
import { decideKey, type MeasuredQuestion } from "../../../../data/admin/paper-statistics";
import { Button } from "../../../../ui/button";
import { CheckboxField } from "../../../../ui/checkbox-field";
import { countText } from "../../../../ui/count-text";
import { Dialog } from "../../../../ui/dialog";
import { DialogButtons } from "../../../../ui/dialog-buttons";
import { FieldNote } from "../../../../ui/field";
import { Notice } from "../../../../ui/notice";
import { RadioCard } from "../../../../ui/radio-card";
import type { ShownOption } from "../../../../ui/test-parts/shown-question";
import { OptionInLine } from "../../../../ui/test-parts/option-picture";
import { TextAreaField } from "../../../../ui/text-area-field";
import { toastSuccess } from "../../../../ui/toast";
import { describeConsequence, keyChoices, makeKeySchema, toCredited } from "./key-decision";
import { decideKeyTexts, formatCredited, formatNewKey } from "./key-texts";
import { useSubmit } from "../../../../ui/use-submit";

type Props = {
  paper: PaperResults;
  question: MeasuredQuestion;
  options: readonly ShownOption[];
  /** The number of families that took the exam. */
  families: number;
  onClose: () => void;
};

/** A changed key to confirm, in the form's values. */
type KeyToConfirm = Parameters<typeof toCredited>[0] & { reason: string };

/** The last decision about this key, by any organiser. */
function LastDecision({ question: { decisions } }: Pick<Props, "question">) {
  const lastDecision = decisions.at(-1);
  if (!lastDecision) return null;
  return (
    <p className="rounded-small bg-mist px-4 py-3 text-small wrap-anywhere whitespace-pre-line">
      <strong>
        {lastDecision.isKeyKept
          ? "Already checked, answer key kept:"
          : "Already checked, answer key changed:"}
      </strong>{" "}
      {lastDecision.reason}
    </p>
  );
}

/**
 * The dialog to decide on the key of a question: keep it, or accept other letters. The decision applies to all
 * participants, and all of them can read its reason.
 */
export function DecideKeyDialog({ paper, question, options, families, onClose }: Props) {
  const queryClient = useQueryClient();
  const { run, isPending, failure, setFailure } = useSubmit();
  const [keyToConfirm, setKeyToConfirm] = useState<KeyToConfirm | null>(null);
  const form = useForm({
    resolver: valibotResolver(makeKeySchema(question.credited)),
    defaultValues: { choice: "kept", letters: [], reason: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const choice = useWatch({ control: form.control, name: "choice" });
  const save = (decision: KeyToConfirm) =>
    run(async () => {
      const outcome = await decideKey(paper.paperId, question, toCredited(decision), decision.reason);
      await queryClient.invalidateQueries({ queryKey: resultsKey });
      if (outcome !== "kept" && outcome !== "waiting") {
        // Goes back to the form, which shows the other organiser's decision.
        setKeyToConfirm(null);
        return decideKeyTexts[outcome];
      }
      toastSuccess(
        outcome === "kept" ? "Answer key kept." : "Re-marking the paper: this takes a minute or two.",
      );
      onClose();
    });
  const submit = form.handleSubmit((decision) => {
    if (decision.choice === "kept" || paper.provisionalAt === null) return save(decision);
    setFailure(undefined);
    setKeyToConfirm(decision);
    return undefined;
  });
  const goBack = () => {
    setFailure(undefined);
    setKeyToConfirm(null);
  };

  if (keyToConfirm)
    return (
      <Dialog
        key="question"
        title={`Change the answer key for ${countText(paper.participantCount ?? 0, "student", "students")}?`}
        intro={`Question ${question.n}. Before: ${formatCredited(question.credited)}. From now on: ${formatNewKey(keyToConfirm)}.`}
        onClose={goBack}
      >
        <p>{describeConsequence(paper, keyToConfirm.choice)}</p>
        <p className="rounded-card bg-mist p-4">
          <span className="font-semibold">{paper.examName}: your result has changed</span>
          <span className="block text-small">
            We have updated your result. Your result page shows what changed and why.
          </span>
          <span className="block text-small text-ink-soft">
            For up to {countText(families, "family", "families")}. Your reply is shown on the result page:{" "}
            <span className="wrap-anywhere whitespace-pre-line">{keyToConfirm.reason}</span>
          </span>
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button pending={isPending} onClick={() => void save(keyToConfirm)}>
            Change and re-mark
          </Button>
          <Button variant="outline" onClick={goBack}>
            Back
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      key="form"
      title={`Decide on question ${question.n}`}
      intro={`Current answer key: ${formatCredited(question.credited)}.`}
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <LastDecision question={question} />
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 font-semibold">What is the correct answer?</legend>
          {keyChoices.map(({ id, name, hint }) => (
            <RadioCard
              key={id}
              name="choice"
              value={id}
              isChecked={id === choice}
              onChoose={() => form.setValue("choice", id)}
              className="grid min-h-13 rounded-small px-4 py-2"
            >
              <span>{name}</span>
              <span className="text-small font-normal text-ink-soft forced-colors:text-inherit">{hint}</span>
            </RadioCard>
          ))}
        </fieldset>
        {choice === "letters" && (
          <fieldset className="grid min-w-0 gap-1" aria-describedby="letters-note">
            <legend className="mb-1 font-semibold">These letters (as in the paper’s file)</legend>
            {options.map(({ value, text, picture }) => (
              <CheckboxField
                key={value}
                {...form.register("letters")}
                value={value}
                label={
                  <>
                    <strong>{value}</strong> <OptionInLine text={text} picture={picture} />
                  </>
                }
              />
            ))}
            <FieldNote id="letters" error={errors.letters?.message} />
          </fieldset>
        )}
        <TextAreaField
          label="Reply that every participant can read"
          hint="What you checked and why. Up to 1,000 characters. Do not name a child."
          rows={5}
          {...form.register("reason")}
          error={errors.reason?.message}
        />
        <p className="text-small" aria-live="polite">
          {describeConsequence(paper, choice)}
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons
          confirmLabel={choice === "kept" ? "Keep the answer key" : "Change the answer key"}
          pending={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
