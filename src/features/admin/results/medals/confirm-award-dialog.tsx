import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { namePaper, refusalText } from "../../../../content/paper-texts";
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
  confirmed_already: "Another organiser has confirmed it meanwhile.",
  proof_missing: "Please write down what you have seen or heard.",
  proof_too_long: "Please write it in at most 500 characters.",
  own_exam: "Nobody confirms an own medal. Please ask another organiser.",
  kept_out: refusalText("kept_out"),
  not_found: "It is not to be confirmed any more: the ranks have changed. The list has been read again.",
};

const schema = v.object({
  proof: v.pipe(
    v.string(),
    v.transform(toStorableNote),
    v.nonEmpty(confirmTexts.proof_missing),
    v.check((text) => Array.from(text).length <= 500, confirmTexts.proof_too_long),
  ),
});

/** A medal is confirmed by what an organiser has seen or heard. */
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
  const send = form.handleSubmit(({ proof }) =>
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
      intro={`${namePaper(paper)}. The family is not written to; the medal goes out with the final result.`}
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
        <TextAreaField
          label="What you have seen or heard"
          hint="Such as: the school's letter of 4 February names class 5; the pictures are fine. Kept with your name, and part of the family's download of its data. 500 characters at most."
          {...form.register("proof")}
          error={errors.proof?.message}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons yes="Confirm the medal" pending={isSubmitting} onNo={onClose} />
      </form>
    </Dialog>
  );
}
