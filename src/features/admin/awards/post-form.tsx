import { valibotResolver } from "@hookform/resolvers/valibot";
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as v from "valibot";
import { couriers, findNumberForm } from "../../../content/couriers";
import { correctPosting, postAwards } from "../../../data/admin/award-steps";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import { reasonTexts } from "./award-texts";

/** A tracking number: 4 to 40 letters, digits and dashes, at least two of them digits. */
const trackingNumberPattern = /^(?=.*\d.*\d)[a-z0-9-]{4,40}$/i;

const fieldsSchema = v.object({
  courier: v.pipe(v.string(), v.trim(), v.nonEmpty("Please enter the courier."), v.maxLength(40)),
  consignment: v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      trackingNumberPattern,
      "The tracking number must have 4 to 40 letters, digits and dashes, with two digits or more.",
    ),
  ),
});

/** Checks that a typed number has its courier's form, if that form is known. */
const schema = v.pipe(
  fieldsSchema,
  v.forward(
    v.check(
      ({ courier, consignment }) => findNumberForm(courier)?.pattern.test(consignment) ?? true,
      ({ input: { courier } }) =>
        `A ${courier} number has ${findNumberForm(courier)?.form ?? "another form"}.`,
    ),
    ["consignment"],
  ),
);

type Props = {
  awardId: string;
  /** The courier and number of an earlier posting, if any; the form corrects them. */
  earlierPosting?: { courier: string; consignment: string };
  /** Runs a step, and shows the sentence that the step returns if the server refuses it. */
  onStep: (step: () => Promise<string | undefined>) => Promise<boolean>;
};

/** The form for courier and tracking number: marks a packed award as posted, or corrects a posted award. */
export function PostForm({ awardId, earlierPosting, onStep }: Props) {
  const listId = useId();
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: earlierPosting ?? { courier: "", consignment: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const courier = useWatch({ control: form.control, name: "courier" });
  const submit = form.handleSubmit((posting) =>
    onStep(async () => {
      if (earlierPosting) {
        const outcome = await correctPosting({ awardId, ...posting }, earlierPosting);
        if (outcome === "corrected") return undefined;
        if (outcome === "unchanged") return "Nothing was changed.";
        return outcome === "changed_meanwhile"
          ? "Someone has corrected this award in the meantime. Close it and open it again."
          : `Not corrected: ${reasonTexts[outcome]}.`;
      }
      const reply = await postAwards([{ awardId, ...posting }]);
      const [error] = reply.outcome === "invalid" ? reply.errors : [];
      return error && `Not marked as posted: ${reasonTexts[error.why]}.`;
    }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Courier"
          list={listId}
          maxLength={40}
          error={errors.courier?.message}
          {...form.register("courier")}
        />
        <TextField
          label="Number"
          maxLength={40}
          autoComplete="off"
          hint={
            findNumberForm(courier) === null
              ? "Please compare it with the receipt: we cannot check its form."
              : undefined
          }
          error={errors.consignment?.message}
          {...form.register("consignment")}
        />
      </div>
      <datalist id={listId}>
        {couriers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <p className="text-small text-ink-soft">
        {earlierPosting
          ? "The family sees it on its dashboard and is not emailed."
          : "The family is emailed that the award is on its way, with the courier and the tracking number."}
      </p>
      <Button type="submit" className="justify-self-start" pending={isSubmitting}>
        {earlierPosting ? "Correct courier or tracking number" : "Posted"}
      </Button>
    </form>
  );
}
