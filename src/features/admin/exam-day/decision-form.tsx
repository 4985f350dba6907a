import { valibotResolver } from "@hookform/resolvers/valibot";
import type { ReactNode } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";
import { requiredText } from "../../../lib/student-details";
import { SelectField, TextField } from "../../../ui/field";
import { TextAreaField } from "../../../ui/text-area-field";

const minutesText = "Please give whole minutes, 1 to 60.";
const timeOfDaySchema = requiredText("Please give a time of day.");
const reasonSchema = requiredText("Please write the reason. Families will read it.");
/** All fields of the form. A field that the chosen kind of decision does not use may contain any text. */
const allFields = {
  minutes: v.string(),
  day: v.string(),
  opens: v.string(),
  lastStart: v.string(),
  reason: reasonSchema,
};

const decisionSchema = v.variant("kind", [
  v.object({
    ...allFields,
    kind: v.literal("minutes"),
    minutes: v.pipe(
      v.string(),
      v.transform(Number),
      v.integer(minutesText),
      v.minValue(1, minutesText),
      v.maxValue(60, minutesText),
    ),
  }),
  v.object({ ...allFields, kind: v.literal("hours"), opens: timeOfDaySchema, lastStart: timeOfDaySchema }),
  v.object({
    ...allFields,
    kind: v.literal("reserve"),
    day: requiredText("Please choose a day."),
    opens: timeOfDaySchema,
    lastStart: timeOfDaySchema,
  }),
  v.object({ ...allFields, kind: v.literal("cancel") }),
]);

/** An organiser's decision: times of day in IST, such as `11:00`, `day` a calendar day in India. */
export type Decision = v.InferOutput<typeof decisionSchema>;

type DecisionForm = UseFormReturn<v.InferInput<typeof decisionSchema>, unknown, Decision>;

/**
 * The form of a decision about an exam's day, for one student or for everybody. Fields that the chosen kind does not
 * use keep their text, but are ignored.
 *
 * @param day a calendar day in India, the initial value of the day field
 * @param kind the kind that is chosen at first
 */
export function useDecisionForm(day: string, kind: Decision["kind"] = "minutes"): DecisionForm {
  return useForm({
    resolver: valibotResolver(decisionSchema),
    defaultValues: { kind, minutes: "10", day, opens: "", lastStart: "", reason: "" },
  });
}

type Props = {
  form: DecisionForm;
  /** The label of the field in which a kind of decision is chosen. */
  label: string;
  /** The kinds to choose from. The label of a disabled kind includes the reason. */
  kinds: readonly { id: Decision["kind"]; label: string; isDisabled?: boolean }[];
  minutesHint: string;
  opens: { label: string; hint: string };
  reasonHint: string;
  /** The field for the day, if the decision needs one. */
  day?: ReactNode;
};

/** The fields that the chosen kind of decision has. */
export function DecisionFields({ form, label, kinds, minutesHint, opens, reasonHint, day }: Props) {
  const { register } = form;
  const { errors } = form.formState;
  const kind = form.watch("kind");
  return (
    <>
      <SelectField label={label} {...register("kind")}>
        {kinds.map((option) => (
          <option key={option.id} value={option.id} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </SelectField>
      {kind === "minutes" && (
        <TextField
          type="number"
          label="Minutes"
          hint={minutesHint}
          min={1}
          max={60}
          {...register("minutes")}
          error={errors.minutes?.message}
        />
      )}
      {(kind === "hours" || kind === "reserve") && (
        <div className="grid gap-4 sm:grid-cols-2">
          {kind === "reserve" && day}
          <TextField type="time" {...opens} {...register("opens")} error={errors.opens?.message} />
          <TextField
            type="time"
            label="Latest time to start"
            {...register("lastStart")}
            error={errors.lastStart?.message}
          />
        </div>
      )}
      <TextAreaField
        label="Reason"
        hint={reasonHint}
        maxLength={500}
        {...register("reason")}
        error={errors.reason?.message}
      />
    </>
  );
}
