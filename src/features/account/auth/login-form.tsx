import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { captchaSettings } from "../../../config/captcha";
import { logIn } from "../../../data/auth";
import type { LoginResult } from "../../../data/student-accounts";
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

/** The login form. After a refusal the typed text stays; `onLoggedIn` decides where to go. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (student: LoginResult) => void }) {
  const { run, failure } = useSubmit();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { email: "", password: "" } });
  const { errors, isSubmitting } = form.formState;
  const captcha = useCaptcha(captchaSettings());
  const problem = failure ?? captcha.problem;

  const submit = form.handleSubmit(({ email, password }) =>
    run(async () => {
      onLoggedIn(await logIn(email, password, captcha.take()));
    }),
  );

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
      <Button type="submit" pending={isSubmitting}>
        Log in
      </Button>
    </form>
  );
}
