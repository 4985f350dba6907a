import { valibotResolver } from "@hookform/resolvers/valibot";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { captchaSettings } from "../../../config/captcha";
import { sendResetLink } from "../../../data/mail-links";
import { messageOf } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { useCaptcha } from "../../../ui/use-captcha";

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Please enter your email."),
    v.email("Please enter a valid email address"),
  ),
});

/** Asks for the email with the reset link. The reply is the same for an unknown address. */
export function ForgotPasswordForm() {
  const [outcome, setOutcome] = useState<{ tone: "success" | "error"; text: string }>();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;
  const captcha = useCaptcha(captchaSettings());

  const submit = form.handleSubmit(async ({ email }) => {
    setOutcome(undefined);
    try {
      await sendResetLink(email, captcha.takeToken());
      setOutcome({ tone: "success", text: "Password reset link sent! Please check your email." });
    } catch (error) {
      setOutcome({ tone: "error", text: messageOf(error) });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...form.register("email")}
      />
      {captcha.field}
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {!outcome && captcha.problem && <Notice tone="error">{captcha.problem}</Notice>}
      <Button type="submit" pending={isSubmitting}>
        Send reset link
      </Button>
    </form>
  );
}
