import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import {
  correctCertificate,
  refuseCertificateName,
  type FoundAttempt,
} from "../../../../data/admin/attempts";
import { requiredName, studentFields } from "../../../../lib/student-details";
import { resultsKey } from "../../../../data/admin/paper-results";
import { Button } from "../../../../ui/button";
import { ConfirmDialog } from "../../../../ui/confirm-dialog";
import { Dialog } from "../../../../ui/dialog";
import { DialogButtons } from "../../../../ui/dialog-buttons";
import { TextField } from "../../../../ui/field";
import { Notice } from "../../../../ui/notice";
import { TextAreaField } from "../../../../ui/text-area-field";
import { correctNameRefusals } from "./attempt-texts";
import { createTextSchema } from "./create-text-schema";
import { toastSuccess } from "../../../../ui/toast";
import { useSubmit } from "../../../../ui/use-submit";

const schema = v.object({
  name: requiredName(correctNameRefusals.name_missing),
  reason: createTextSchema(500, correctNameRefusals.reason_missing, correctNameRefusals.reason_too_long),
});

type NameChange = { name: string; reason: string };

type Props = { certificateCode: string; attempt: FoundAttempt; onClose: () => void };

/**
 * The dialog in which an organiser changes the name on a certificate. For 30 days a family corrects the spelling itself;
 * later changes, and changes beyond the spelling, are made here. The name of another person takes effect when a second
 * organiser enters the same name.
 */
export function CorrectNameDialog({ certificateCode, attempt, onClose }: Props) {
  const { certificateName, wantedName, wantedReason, wantedBy, isWantedByYou } = attempt;
  const queryClient = useQueryClient();
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: resultsKey }),
    onDone: onClose,
  });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: wantedName ?? certificateName ?? "", reason: "" },
  });
  const { errors } = form.formState;
  const [changeToConfirm, setChangeToConfirm] = useState<NameChange | null>(null);
  const submit = form.handleSubmit((nameChange) => setChangeToConfirm(nameChange));
  const send = (nameChange: NameChange) =>
    run(async () => {
      const outcome = await correctCertificate(certificateCode, nameChange.name, nameChange.reason);
      if (outcome !== "corrected" && outcome !== "waiting") return correctNameRefusals[outcome];
      toastSuccess(
        outcome === "corrected"
          ? "Corrected. The family will be emailed."
          : "Saved. This is more than another spelling, so a second organiser must enter the same name here.",
      );
    });
  const refuse = () =>
    run(async () => {
      const outcome = await refuseCertificateName(certificateCode);
      if (outcome !== "refused") return correctNameRefusals[outcome];
      toastSuccess(isWantedByYou ? "Withdrawn. The name stays." : "Refused. The name stays.");
    });
  return (
    <Dialog
      title="Correct the name on the certificate"
      intro={`Anyone who checks the old certificate code (${certificateCode}) will see that the certificate has been corrected, and the new code. The family will be emailed. The name in the profile does not change. If you enter the name of a different person, a second organiser must agree.`}
      onClose={onClose}
    >
      {wantedName !== null && (
        <Notice tone="info" className="grid gap-3">
          {isWantedByYou
            ? `You asked for “${wantedName}”. Another organiser must enter the same name.`
            : `${wantedBy ?? "A former organiser"} asked for “${wantedName}”: ${wantedReason ?? ""} If it is right, enter the same name.`}
          <Button
            variant="outline"
            size="card"
            className="justify-self-start"
            pending={isPending}
            onClick={() => void refuse()}
          >
            {isWantedByYou ? "Withdraw this name" : "Refuse this name"}
          </Button>
        </Notice>
      )}
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name on the certificate"
          maxLength={studentFields.name.maxLength}
          {...form.register("name")}
          error={errors.name?.message}
        />
        <TextAreaField
          label="Proof"
          hint="For example: the school’s letter of 4 March. It is saved with your name and with the child’s old and new names. Up to 500 characters."
          {...form.register("reason")}
          error={errors.reason?.message}
        />
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <DialogButtons
          confirmLabel={
            wantedName === null
              ? "Correct the name"
              : isWantedByYou
                ? "Ask for this name"
                : "Confirm the name"
          }
          pending={isPending}
          onCancel={onClose}
        />
      </form>
      {changeToConfirm && (
        <ConfirmDialog
          title={`Put “${changeToConfirm.name}” on the certificate and email the family?`}
          confirmLabel="Change it and email the family"
          onConfirm={async () => {
            await send(changeToConfirm);
            return undefined;
          }}
          onClose={() => setChangeToConfirm(null)}
        >
          <p>
            If it is only another spelling, or another organiser has entered this name before, the certificate
            gets a new code now and the family gets this email. Otherwise nothing changes and no email goes
            out until a second organiser has entered the same name.
          </p>
          <p className="rounded-card bg-mist p-4 wrap-anywhere">
            <span className="font-semibold">We corrected the name on your certificate</span>
            <span className="block">
              We have corrected the name. Your certificate has a new code. The old code still works, but
              please print the new one.
            </span>
          </p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
