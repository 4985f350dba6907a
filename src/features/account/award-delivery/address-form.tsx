import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm, useWatch } from "react-hook-form";
import { site } from "../../../config/site";
import { regions } from "../../../content/regions";
import { saveAwardAddress, type AddressOutcome } from "../../../data/awards/my-awards";
import { useUnsavedChanges } from "../../../lib/unsaved-changes";
import { Button } from "../../../ui/button";
import { SelectField, TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import {
  addressErrorTexts,
  addressFormSchema,
  toAddress,
  toAddressForm,
  type AddressValues,
  type AddressDefaults,
  type ValidAddress,
} from "./address-schema";
import { DestinationChoice } from "./destination-choice";
import { useSubmit } from "../../../ui/use-submit";

const refusals: Record<
  Exclude<AddressOutcome["outcome"], "confirmed" | "invalid" | "same_address">,
  string
> = {
  frozen: `Your parcel is already packed, so the address can’t be changed. If it is wrong, write to ${site.helpEmail} immediately.`,
  rate_limited: "You have changed the address too many times today. Please try again tomorrow.",
};

type Props = {
  awardId: string;
  defaults: AddressDefaults;
  /** Called once the address is saved, to reload the award. */
  onSaved: () => Promise<unknown>;
  /** Closes the form without saving; undefined while no address is saved. */
  onCancel?: (() => void) | undefined;
};

/** The form for the delivery address: home or school. */
export function AddressForm({ awardId, defaults, onSaved, onCancel }: Props) {
  const { run, failure } = useSubmit();
  const form = useForm<AddressValues, unknown, ValidAddress>({
    resolver: valibotResolver(addressFormSchema),
    defaultValues: toAddressForm(defaults),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);
  const isSchool = useWatch({ control: form.control, name: "destination" }) === "school";

  const submit = form.handleSubmit((values) =>
    run(async () => {
      const reply = await saveAwardAddress(awardId, toAddress(values));
      if (reply.outcome === "confirmed") {
        form.reset(values);
        await onSaved();
        return;
      }
      const addressErrors =
        reply.outcome === "invalid" ? reply.errors : reply.outcome === "same_address" ? [reply.outcome] : [];
      for (const addressError of addressErrors) {
        const [field, message] = addressErrorTexts[addressError];
        form.setError(field, { message }, { shouldFocus: true });
      }
      if (reply.outcome === "frozen" || reply.outcome === "rate_limited") return refusals[reply.outcome];
    }),
  );

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <DestinationChoice
        value={isSchool ? "school" : "home"}
        onChoose={(destination) => form.setValue("destination", destination, { shouldDirty: true })}
      />
      <TextField
        label={
          isSchool
            ? "Name on the parcel (the student, or the person receiving it at school)"
            : "Name on the parcel"
        }
        autoComplete="name"
        maxLength={100}
        required
        error={errors.recipient?.message}
        {...form.register("recipient")}
      />
      <TextField
        label={isSchool ? "School and street" : "House and street"}
        autoComplete="address-line1"
        maxLength={120}
        required
        error={errors.line1?.message}
        {...form.register("line1")}
      />
      <TextField
        label="Area or landmark (optional)"
        autoComplete="address-line2"
        maxLength={120}
        error={errors.line2?.message}
        {...form.register("line2")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[3fr_2fr]">
        <TextField
          label="Town or city"
          autoComplete="address-level2"
          maxLength={60}
          required
          error={errors.city?.message}
          {...form.register("city")}
        />
        <TextField
          label="PIN code"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={7}
          required
          error={errors.pin?.message}
          {...form.register("pin")}
        />
      </div>
      <SelectField
        label="State or union territory"
        autoComplete="address-level1"
        required
        error={errors.region?.message}
        {...form.register("region")}
      >
        <option value="">Choose</option>
        {regions.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </SelectField>
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel-national"
        hint="For the courier. 10 digits."
        required
        error={errors.phone?.message}
        {...form.register("phone")}
      />
      <p className="text-small">
        We use this address only for the parcel and delete it 60 days after delivery.
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSubmitting}>
          Save the address
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Keep the old address
          </Button>
        )}
      </div>
    </form>
  );
}
