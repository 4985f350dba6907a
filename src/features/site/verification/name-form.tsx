import { valibotResolver } from "@hookform/resolvers/valibot";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { messageOf } from "../../../lib/app-error";
import { requiredText, studentFields } from "../../../lib/student-details";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { describeNameMatch } from "./verification-texts";

const schema = v.object({ name: requiredText("Please enter the name shown on the certificate.") });

/**
 * The form to check a full name against the certificate. Only somebody who has the certificate knows the full name.
 *
 * @param props `onCheck` asks the server and returns whether the name matches, null if the certificate can no longer
 *   be shown
 */
export function NameForm({ onCheck }: { onCheck: (name: string) => Promise<boolean | null> }) {
  const [message, setMessage] = useState<{ isGood: boolean; text: string }>();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { name: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    setMessage(undefined);
    try {
      const matches = await onCheck(name);
      const text = describeNameMatch(matches);
      if (text !== undefined) setMessage({ isGood: matches === true, text });
    } catch (error) {
      setMessage({ isGood: false, text: messageOf(error) });
    }
  });
  return (
    <section className="grid gap-4">
      <h2 className="text-subheading">Check the name</h2>
      <p>
        To protect children, we don’t show full names. Type the name on the certificate and we’ll tell you if
        it matches.
      </p>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name on the certificate"
          autoComplete="off"
          maxLength={studentFields.name.maxLength}
          {...form.register("name")}
          error={errors.name?.message}
        />
        {message && <Notice tone={message.isGood ? "success" : "error"}>{message.text}</Notice>}
        <Button type="submit" variant="outline" className="justify-self-start" pending={isSubmitting}>
          Check the name
        </Button>
      </form>
    </section>
  );
}
