import { valibotResolver } from "@hookform/resolvers/valibot";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { captchaSettings } from "../../../config/captcha";
import { logIn } from "../../../data/auth";
import { resendConfirmation } from "../../../data/mail-links";
import type { LoginResult } from "../../../data/student-accounts";
import { AppError } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import { PasswordField } from "../../../ui/password-field";
import { Notice } from "../../../ui/notice";
import { useCaptcha } from "../../../ui/use-captcha";
import { useSubmit } from "../../../ui/use-submit";

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty("Please enter your email.")),
  password: v.pipe(v.string(), v.nonEmpty("Please enter your password.")),
});

/**
 * The login form. After a refusal the typed text stays. If the email address is not confirmed yet, a button sends the
 * confirmation email again. `onLoggedIn` opens the next page.
 */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (student: LoginResult) => void }) {
  const { run, failure } = useSubmit();
  const resending = useSubmit();
  const [unconfirmedLogin, setUnconfirmedLogin] = useState<{ email: string; isSent: boolean }>();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { email: "", password: "" } });
  const { errors, isSubmitting } = form.formState;
  const captcha = useCaptcha(captchaSettings());
  const problem = (unconfirmedLogin?.isSent ? undefined : failure) ?? captcha.problem;

  const submit = form.handleSubmit(({ email, password }) =>
    run(async () => {
      setUnconfirmedLogin(undefined);
      resending.setFailure(undefined);
      try {
        onLoggedIn(await logIn(email, password, captcha.takeToken()));
      } catch (error) {
        if (error instanceof AppError && error.code === "unconfirmed")
          setUnconfirmedLogin({ email, isSent: false });
        throw error;
      }
    }),
  );
  const resend = (email: string) =>
    resending.run(async () => {
      await resendConfirmation(email, captcha.takeToken());
      setUnconfirmedLogin({ email, isSent: true });
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
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      {captcha.field}
      {problem && <Notice tone="error">{problem}</Notice>}
      {unconfirmedLogin?.isSent && (
        <Notice tone="success">
          We have sent the email to {unconfirmedLogin.email} again. Please look in the spam folder too. Only
          the newest link works.
        </Notice>
      )}
      {unconfirmedLogin && resending.failure && <Notice tone="error">{resending.failure}</Notice>}
      {unconfirmedLogin && (
        <Button
          variant="outline"
          pending={resending.isPending}
          onClick={() => void resend(unconfirmedLogin.email)}
        >
          Send the confirmation email again
        </Button>
      )}
      <Button type="submit" pending={isSubmitting}>
        Log in
      </Button>
    </form>
  );
}
