import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { resultsKey } from "../../../../data/admin/paper-results";
import { keepKeys } from "../../../../data/admin/paper-statistics";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { DialogButtons } from "../../../../ui/dialog-buttons";
import { Notice } from "../../../../ui/notice";
import { TextAreaField } from "../../../../ui/text-area-field";
import { toastSuccess } from "../../../../ui/toast";
import { useSubmit } from "../../../../ui/use-submit";
import { reasonSchema } from "./key-decision";
import { decideKeyTexts } from "./key-texts";

const schema = v.object({ reason: reasonSchema });

type Props = { paperId: string; undecidedQuestions: readonly number[] };

function KeepDialog({ paperId, undecidedQuestions, onClose }: Props & { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { run, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: resultsKey }),
    onDone: onClose,
  });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { reason: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(({ reason }) =>
    run(async () => {
      const outcome = await keepKeys(paperId, undecidedQuestions, reason);
      if (outcome === "changed_meanwhile")
        return "Other questions are waiting by now. The list has been refreshed: please close this and look again.";
      if (outcome !== "kept") return decideKeyTexts[outcome];
      toastSuccess("Answer keys kept.");
    }),
  );
  return (
    <Dialog
      title={`Keep the answer key of ${undecidedQuestions.length} questions`}
      intro={`Questions ${undecidedQuestions.join(", ")}. Look at each of them first: a wrong key is decided on one by one.`}
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label="Why the answer keys are right"
          hint="Every participant can read it beside these questions. Up to 1,000 characters."
          error={errors.reason?.message}
          {...form.register("reason")}
        />
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <DialogButtons confirmLabel="Keep all these keys" pending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

/**
 * A button that keeps the keys of all undecided suspect questions with one reason. Shown if there are at least two such
 * questions.
 */
export function KeepKeys({ paperId, undecidedQuestions }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (undecidedQuestions.length < 2 && !isOpen) return null;
  return (
    <>
      <Button variant="outline" size="card" className="justify-self-start" onClick={() => setOpen(true)}>
        Keep the answer key of all {undecidedQuestions.length} doubtful questions
      </Button>
      {isOpen && (
        <KeepDialog
          paperId={paperId}
          undecidedQuestions={undecidedQuestions}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
