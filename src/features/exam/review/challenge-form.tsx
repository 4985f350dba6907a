import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import type { ChallengeReply } from "../../../data/results/review";
import { toStorableNote } from "../../../lib/storable-text";
import { CheckboxField } from "../../../ui/checkbox-field";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { FieldNote } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { OptionInLine } from "../../../ui/test-parts/option-picture";
import { TextAreaField } from "../../../ui/text-area-field";
import { refusals, type ToOwnLetter, type OwnReviewQuestion } from "./review-texts";
import { useSubmit } from "../../../ui/use-submit";

/** A challenge that a family has started to write; `claim` has letters of the file, or only `none`. */
export type ChallengeDraft = { claim: string[]; reason: string };

/** The shortest and longest reason, in characters (docs/exam.md section 8). */
const reasonLimits = { min: 10, max: 1000 };

function isLengthValid(text: string): boolean {
  const count = Array.from(text).length;
  return count >= reasonLimits.min && count <= reasonLimits.max;
}

const schema = v.object({
  claim: v.pipe(
    v.array(v.string()),
    v.minLength(1, "Please choose the correct answer."),
    v.check(
      (claim) => !claim.includes("none") || claim.length === 1,
      "Please choose one or more answers, or that none of them is right; not both.",
    ),
  ),
  reason: v.pipe(
    v.string(),
    v.transform(toStorableNote),
    v.check(isLengthValid, `Please write ${reasonLimits.min} to 1,000 characters.`),
  ),
});

type Props = {
  question: OwnReviewQuestion;
  toOwnLetter: ToOwnLetter;
  draft: ChallengeDraft | undefined;
  /** Sends the challenge. `claim` is the letters of the file written together, such as `bd`, or `none`. */
  onSend: (claim: string, reason: string) => Promise<ChallengeReply>;
  /** Called when the form is closed without being sent, with the written draft. */
  onClose: (draft: ChallengeDraft) => void;
};

/** The form of a challenge: the answer that the family thinks is right, and why. Typed text stays after a failure. */
export function ChallengeForm({ question, toOwnLetter, draft, onSend, onClose }: Props) {
  const { run, failure } = useSubmit();
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: draft ?? { claim: [], reason: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(({ claim, reason }) =>
    run(async () => {
      const reply = await onSend(claim.toSorted().join(""), reason);
      if (reply.outcome !== "filed") return refusals[reply.outcome];
    }),
  );
  const options = question.shownQuestion?.options ?? [];
  return (
    <Dialog
      title={`Challenge the answer to question ${question.number}`}
      intro="An organiser will check it and reply. Everyone who took the exam can read the reply. You can’t edit a challenge after sending it."
      onClose={() => onClose(form.getValues())}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className="grid min-w-0 gap-1" aria-describedby="claim-note">
          <legend className="mb-3 font-semibold">Which answer do you think is correct?</legend>
          {options.map(({ value, text, picture }) => (
            <CheckboxField
              key={value}
              {...form.register("claim")}
              value={value}
              label={
                <>
                  <strong>{toOwnLetter(value)}</strong> <OptionInLine text={text} picture={picture} />
                </>
              }
            />
          ))}
          <CheckboxField {...form.register("claim")} value="none" label="None of them is right" />
          <FieldNote id="claim" error={errors.claim?.message} />
        </fieldset>
        <TextAreaField
          label="Why? (10 to 1,000 characters)"
          rows={5}
          {...form.register("reason")}
          error={errors.reason?.message}
        />
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <DialogButtons
          confirmLabel="Send the challenge"
          pending={isSubmitting}
          cancelLabel="Not now"
          onCancel={() => onClose(form.getValues())}
        />
      </form>
    </Dialog>
  );
}
