import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { correctCertificate } from "../../../../data/admin/attempts";
import { givenName, studentFields } from "../../../../lib/student-details";
import { resultsKey } from "../../../../data/admin/paper-results";
import { Dialog } from "../../../../ui/dialog";
import { DialogButtons } from "../../../../ui/dialog-buttons";
import { TextField } from "../../../../ui/field";
import { Notice } from "../../../../ui/notice";
import { TextAreaField } from "../../../../ui/text-area-field";
import { correctTexts } from "./attempt-texts";
import { textOf } from "./text-of";
import { useSubmit } from "../../../../ui/use-submit";

const schema = v.object({
  name: givenName(correctTexts.name_missing),
  reason: textOf(500, correctTexts.reason_missing, correctTexts.reason_too_long),
});

type Props = { code: string; name: string; onClose: () => void };

/** Another name on a certificate: more than a spelling, or after the family's 30 days. */
export function CorrectNameDialog({ code, name, onClose }: Props) {
  const queryClient = useQueryClient();
  const { run, failure } = useSubmit({
    renew: () => queryClient.invalidateQueries({ queryKey: resultsKey }),
    done: "Corrected. The family will be emailed.",
    onDone: onClose,
  });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { name, reason: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((written) =>
    run(async () => {
      const outcome = await correctCertificate(code, written.name, written.reason);
      return outcome === "corrected" ? undefined : correctTexts[outcome];
    }),
  );
  return (
    <Dialog
      title="Correct the name on the certificate"
      intro={`${code} will show as “corrected” and lead to the new code. The family will be emailed. The name in the profile does not change.`}
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name on the certificate"
          maxLength={studentFields.name.maxLength}
          {...form.register("name")}
          error={errors.name?.message}
        />
        <TextAreaField
          label="Proof"
          hint="For example: the school’s letter of 4 March. It is saved with your name and both names. Up to 500 characters."
          {...form.register("reason")}
          error={errors.reason?.message}
        />
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <DialogButtons yes="Correct the name" pending={isSubmitting} onNo={onClose} />
      </form>
    </Dialog>
  );
}
