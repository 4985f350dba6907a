import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { formatPaperName, paperRefusalText } from "../../../../content/paper-texts";
import { confirmAward, type AwardCheck, type ConfirmOutcome } from "../../../../data/admin/award-checks";
import { resultsKey, type PaperResults } from "../../../../data/admin/paper-results";
import { toStorableNote } from "../../../../lib/storable-text";
import { Dialog } from "../../../../ui/dialog";
import { DialogButtons } from "../../../../ui/dialog-buttons";
import { Notice } from "../../../../ui/notice";
import { TextAreaField } from "../../../../ui/text-area-field";
import { toastSuccess } from "../../../../ui/toast";
import { useSubmit } from "../../../../ui/use-submit";

/** Why a medal was not confirmed, and what to do. */
export const confirmTexts: Record<Exclude<ConfirmOutcome, "confirmed">, string> = {
  confirmed_already: "Another organiser has already confirmed this medal.",
  proof_missing: "Please write what you saw or heard.",
  proof_too_long: "Please write it in at most 500 characters.",
  own_exam: "You cannot confirm your own medal. Please ask another organiser.",
  conflict_of_interest: paperRefusalText("conflict_of_interest"),
  not_found:
    "This medal no longer needs confirming, because the ranks have changed. The list has been refreshed.",
};

const schema = v.object({
  proof: v.pipe(
    v.string(),
    v.transform(toStorableNote),
    v.nonEmpty(confirmTexts.proof_missing),
    v.check((text) => Array.from(text).length <= 500, confirmTexts.proof_too_long),
  ),
});

/** The dialog to confirm a medal, which asks for the proof that the organiser has seen or heard. */
export function ConfirmAwardDialog({
  paper,
  check: { attemptId, name, award },
  onClose,
}: {
  paper: PaperResults;
  check: AwardCheck;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { run, failure } = useSubmit();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { proof: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(({ proof }) =>
    run(async () => {
      const outcome = await confirmAward(attemptId, proof);
      await queryClient.invalidateQueries({ queryKey: resultsKey });
      if (outcome !== "confirmed") return confirmTexts[outcome];
      toastSuccess("Confirmed.");
      onClose();
    }),
  );
  return (
    <Dialog
      title={`Confirm the ${award} medal of ${name ?? "this student"}`}
      intro={`${formatPaperName(paper)}. The family is not emailed. The medal is announced with the final result.`}
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label="What you saw or heard"
          hint="For example: the school’s letter of 4 February says class 5; the pictures are fine. Saved with your name; the family can download it. Up to 500 characters."
          {...form.register("proof")}
          error={errors.proof?.message}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons confirmLabel="Confirm the medal" pending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
