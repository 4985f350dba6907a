import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { decideVoid, type VoidProposal } from "../../../../data/admin/attempts";
import { resultsKey } from "../../../../data/admin/paper-results";
import { Dialog } from "../../../../ui/dialog";
import { DialogButtons } from "../../../../ui/dialog-buttons";
import { SelectField } from "../../../../ui/field";
import { Notice } from "../../../../ui/notice";
import { TextAreaField } from "../../../../ui/text-area-field";
import { decideRefusals, decisionTexts, listDecisions } from "./attempt-texts";
import { ProposalDetails } from "./proposal-details";
import { createTextSchema } from "./create-text-schema";
import { useSubmit } from "../../../../ui/use-submit";

const schema = v.object({
  decision: v.picklist(["released", "reset", "void"]),
  reason: createTextSchema(1000, decideRefusals.reason_missing, decideRefusals.reason_too_long),
});

type Props = { proposal: VoidProposal; onClose: () => void };

/**
 * The dialog that decides whether an attempt counts. It shows the family's reply and asks for a reason, which the
 * family reads.
 */
export function DecideVoidDialog({ proposal, onClose }: Props) {
  const queryClient = useQueryClient();
  const { run, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: resultsKey }),
    successText: "Decided. The family will be emailed.",
    onDone: onClose,
  });
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { decision: "released", reason: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(({ decision, reason }) =>
    run(async () => {
      const outcome = await decideVoid(proposal.id, decision, reason);
      return outcome === "decided" ? undefined : decideRefusals[outcome];
    }),
  );
  return (
    <Dialog
      title={`Decide about the attempt of ${proposal.name ?? proposal.email ?? "a deleted account"}`}
      intro="Any organiser can decide at any time that the attempt is valid. A void or reset needs a different organiser, after the reply or the seven days."
      onClose={onClose}
    >
      <ProposalDetails proposal={proposal} />
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <SelectField label="Decision" {...form.register("decision")}>
          {listDecisions(proposal.wanted).map((decision) => (
            <option key={decision} value={decision}>
              {decisionTexts[decision]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Why"
          hint="The family will read this and what happens next. Up to 1,000 characters."
          rows={5}
          {...form.register("reason")}
          error={errors.reason?.message}
        />
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <DialogButtons confirmLabel="Decide" pending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
