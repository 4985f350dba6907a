import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as v from "valibot";
import { paths } from "../../../config/paths";
import { prepareNewPassword } from "../../../data/mail-links";
import { AppError, messageOf } from "../../../lib/app-error";
import { passwordHint } from "../../../lib/password";
import { Button } from "../../../ui/button";
import { PasswordField } from "../../../ui/password-field";
import { Notice } from "../../../ui/notice";
import { TextLink } from "../../../ui/text-link";
import { useCode } from "../../../ui/use-code";

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty("Please enter a new password.")) });

/**
 * How long the success message is shown before the login page opens, in milliseconds (docs/specification.md section 9).
 */
const redirectDelayMs = 1500;

/**
 * Sets a new password through an email's link. If a password is refused, the user can try another one with the same link.
 */
export function NewPasswordForm({ tokenHash }: { tokenHash: string }) {
  const navigate = useNavigate();
  // One function for all tries, because the link's token works only once.
  const [setPassword] = useState(() => prepareNewPassword(tokenHash));
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const code = useCode();

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await setPassword(password, code.readCode());
      setIsDone(true);
    } catch (error) {
      code.handleRefusal(error);
      setFailure(error);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`${passwordHint} You will be logged out on all other devices.`}
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      {code.field}
      {failure !== undefined && (
        <Notice tone="error">
          {messageOf(failure)}{" "}
          {failure instanceof AppError && failure.code === "reset_failed" && (
            <TextLink to={paths.forgotPassword} className="text-inherit">
              Send me a new link
            </TextLink>
          )}
        </Notice>
      )}
      {isDone && <Notice tone="success">Password updated! Redirecting to login...</Notice>}
      <Button type="submit" pending={isSubmitting || isDone}>
        Set new password
      </Button>
    </form>
  );
}
