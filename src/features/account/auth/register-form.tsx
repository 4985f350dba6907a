import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import { captchaSettings } from "../../../config/captcha";
import { consent } from "../../../content/consent";
import { requestWelcomeMail } from "../../../data/messages";
import { register as registerAccount, type Registered } from "../../../data/auth";
import { passwordHint } from "../../../lib/password";
import { toPhoneDigits } from "../../../lib/phone";
import { studentFields } from "../../../lib/student-details";
import { Button } from "../../../ui/button";
import { CheckboxField } from "../../../ui/checkbox-field";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { useCaptcha } from "../../../ui/use-captcha";
import { firstMessage, registrationSchema, type RegistrationForm } from "./registration-schema";
import { useSubmit } from "../../../ui/use-submit";

/** The registration form. `onRegistered` receives whether the student is logged in now or must confirm the address first. */
export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const { run, failure } = useSubmit();
  const form = useForm<RegistrationForm>({
    resolver: valibotResolver(registrationSchema),
    defaultValues: { name: "", email: "", phone: "", password: "" },
    reValidateMode: "onSubmit",
    shouldFocusError: true,
  });
  const { errors, isSubmitting } = form.formState;
  const captcha = useCaptcha(captchaSettings());
  const problem = firstMessage(Object.values(errors).flatMap((error) => error.message ?? []));
  const sentence = problem ?? failure ?? captcha.problem;
  const mark = (name: keyof RegistrationForm) => (errors[name] ? "" : undefined);

  const submit = form.handleSubmit(({ name, email, phone, password }) =>
    run(async () => {
      const account = {
        name,
        email,
        phone,
        password,
        consentVersion: consent.version,
        captcha: captcha.take(),
      };
      const registered = await registerAccount(account);
      if (registered.isLoggedIn) void requestWelcomeMail(email);
      onRegistered(registered);
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField {...studentFields.name} error={mark("name")} {...form.register("name")} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="Use a parent's email. We send receipts and results here."
        error={mark("email")}
        {...form.register("email")}
      />
      <TextField
        label={studentFields.phone.label}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={mark("phone")}
        {...form.register("phone", {
          onChange: (event: { target: { value: string } }) =>
            form.setValue("phone", toPhoneDigits(event.target.value)),
        })}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={mark("password")}
        {...form.register("password")}
      />
      <CheckboxField label={consent.text} error={mark("consent")} {...form.register("consent")} />
      {captcha.field}
      {sentence && <Notice tone="error">{sentence}</Notice>}
      <Button type="submit" pending={isSubmitting}>
        Create Account
      </Button>
    </form>
  );
}
