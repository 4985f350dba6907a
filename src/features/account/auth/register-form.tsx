import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import { captchaSettings } from "../../../config/captcha";
import { paths } from "../../../config/paths";
import { updatesConsent } from "../../../content/updates-consent";
import { requestWelcomeMail } from "../../../data/messages";
import { register as registerAccount, type RegistrationResult } from "../../../data/auth";
import { passwordHint } from "../../../lib/password";
import { toPhoneDigits } from "../../../lib/phone";
import { studentFields } from "../../../lib/student-details";
import { Button } from "../../../ui/button";
import { CheckboxField } from "../../../ui/checkbox-field";
import { TextField } from "../../../ui/field";
import { PasswordField } from "../../../ui/password-field";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { useCaptcha } from "../../../ui/use-captcha";
import {
  pickMessage,
  registrationSchema,
  shortenForField,
  type RegistrationForm,
} from "./registration-schema";
import { useSubmit } from "../../../ui/use-submit";

/**
 * The registration form. `onRegistered` receives whether the student is logged in now or must confirm the address
 * first.
 */
export function RegisterForm({ onRegistered }: { onRegistered: (result: RegistrationResult) => void }) {
  const { run, failure } = useSubmit();
  const form = useForm<RegistrationForm>({
    resolver: valibotResolver(registrationSchema),
    defaultValues: { name: "", email: "", phone: "", password: "" },
    reValidateMode: "onSubmit",
    shouldFocusError: true,
  });
  const { errors, isSubmitting } = form.formState;
  const captcha = useCaptcha(captchaSettings());
  const problem = pickMessage(Object.values(errors).flatMap((error) => error.message ?? []));
  const message = problem ?? failure ?? captcha.problem;
  const findFieldError = (name: keyof RegistrationForm) => shortenForField(errors[name]?.message);

  const submit = form.handleSubmit(({ name, email, phone, password }) =>
    run(async () => {
      const account = {
        name,
        email,
        phone,
        password,
        consentVersion: updatesConsent.version,
        captcha: captcha.takeToken(),
      };
      const result = await registerAccount(account);
      if (result.isLoggedIn) void requestWelcomeMail(email);
      onRegistered(result);
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField {...studentFields.name} required error={findFieldError("name")} {...form.register("name")} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="Use a parent’s email. We send receipts and results here."
        required
        error={findFieldError("email")}
        {...form.register("email")}
      />
      <TextField
        label={studentFields.phone.label}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        error={findFieldError("phone")}
        {...form.register("phone", {
          onChange: (event: { target: { value: string } }) =>
            form.setValue("phone", toPhoneDigits(event.target.value)),
        })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
        required
        error={findFieldError("password")}
        {...form.register("password")}
      />
      <p className="text-small">
        By creating an account you agree to our{" "}
        <TextLink to={paths.terms} target="_blank">
          Terms
        </TextLink>{" "}
        and{" "}
        <TextLink to={paths.privacy} target="_blank">
          Privacy Policy
        </TextLink>
        .
      </p>
      <p className="text-small">Are you the student? Ask your parent or guardian first.</p>
      <CheckboxField
        label={updatesConsent.text}
        required
        error={findFieldError("consent")}
        {...form.register("consent")}
      />
      {captcha.field}
      {message && <Notice tone="error">{message}</Notice>}
      <Button type="submit" pending={isSubmitting}>
        Create Account
      </Button>
    </form>
  );
}
