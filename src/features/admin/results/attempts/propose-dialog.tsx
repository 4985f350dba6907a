import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { proposeVoid, type FoundAttempt } from "../../../../data/admin/attempts";
import { resultsKey } from "../../../../data/admin/paper-results";
import { Dialog } from "../../../../ui/dialog";
import { DialogButtons } from "../../../../ui/dialog-buttons";
import { SelectField } from "../../../../ui/field";
import { Notice } from "../../../../ui/notice";
import { TextAreaField } from "../../../../ui/text-area-field";
import { proposeRefusals } from "./attempt-texts";
import { createTextSchema } from "./create-text-schema";
import { useSubmit } from "../../../../ui/use-submit";

const schema = v.object({
  wanted: v.picklist(["void", "reset"]),
  reason: createTextSchema(1000, proposeRefusals.reason_missing, proposeRefusals.reason_too_long),
});

type Props = { attempt: FoundAttempt; onClose: () => void };

/** The dialog to propose a void: the family reads the reason and can reply, and another organiser decides. */
export function ProposeDialog({ attempt: { attemptId, name, email }, onClose }: Props) {
  const queryClient = useQueryClient();
  const { run, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: resultsKey }),
    successText: "The family will be emailed.",
    onDone: onClose,
  });
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { wanted: "void", reason: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(({ wanted, reason }) =>
    run(async () => {
      const outcome = await proposeVoid(attemptId, wanted, reason);
      return outcome === "proposed" ? undefined : proposeRefusals[outcome];
    }),
  );
  return (
    <Dialog
      title={`Is the attempt of ${name ?? email ?? "this student"} valid?`}
      intro="The result is withheld from now on. The family is emailed and has seven days to reply. Then another organiser decides."
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label="Possible decision"
          hint="The final decision cannot be stricter than this."
          {...form.register("wanted")}
        >
          <option value="void">Void: not valid</option>
          <option value="reset">Reset: not valid, the exam can be taken again</option>
        </SelectField>
        <TextAreaField
          label="Your query"
          hint="The family will read this. Say what was seen and when, and what you would like to know. Do not accuse anyone. Up to 1,000 characters."
          rows={6}
          {...form.register("reason")}
          error={errors.reason?.message}
        />
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <DialogButtons confirmLabel="Ask the family" pending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
