import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { site } from "../../../config/site";
import type { NameCorrection } from "../../../data/results/certificate";
import { formatIst } from "../../../lib/dates";
import { requiredText, studentFields } from "../../../lib/student-details";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { useSubmit } from "../../../ui/use-submit";

const schema = v.object({
  name: requiredText("Please enter the name as it should appear on the certificate."),
});

const refusals: Record<Exclude<NameCorrection["outcome"], "corrected">, string> = {
  same: "The name is already spelt this way.",
  closed: "The time to correct it yourself is over. Please write to us and we will correct it.",
  too_different: `This changes more than the spelling. Please write to ${site.helpEmail} and we will correct it.`,
  limit: `The name has already been corrected three times. Please write to ${site.helpEmail} and we will correct it.`,
  held: "The result is held at the moment. You can correct the name once it is shown again.",
};

type Props = {
  name: string;
  /** The last day, in India. */
  until: string;
  onCorrect: (name: string) => Promise<NameCorrection>;
};

/**
 * The form in which a family corrects the spelling of the name on the certificate, free of charge (docs/exam.md section
 * 8).
 */
export function CorrectName({ name, until, onCorrect }: Props) {
  const { run, failure } = useSubmit();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit((values) =>
    run(async () => {
      const result = await onCorrect(values.name);
      if (result.outcome !== "corrected") return refusals[result.outcome];
    }),
  );
  return (
    <section className="grid max-w-xl gap-4">
      <h2 className="text-subheading">Is the name spelt correctly?</h2>
      <p>
        Until {formatIst(until, "date")} you can correct the spelling yourself, free of charge, in any script.
        The certificate then gets a new code, and the old code leads to it.
      </p>
      <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label="Name on the certificate"
          maxLength={studentFields.name.maxLength}
          {...form.register("name")}
          error={errors.name?.message}
        />
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <Button type="submit" variant="outline" className="justify-self-start" pending={isSubmitting}>
          Correct the name
        </Button>
      </form>
    </section>
  );
}
