import { valibotResolver } from "@hookform/resolvers/valibot";
import { useState, type ComponentProps } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { captchaSettings } from "../../../config/captcha";
import type { Credentials } from "../../../data/fresh-login";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { TextField } from "../../../ui/field";
import { PasswordField } from "../../../ui/password-field";
import { Notice } from "../../../ui/notice";
import { useCaptcha } from "../../../ui/use-captcha";
import { useCode } from "../../../ui/use-code";
import { useSubmit } from "../../../ui/use-submit";

/**
 * The dialog for a new password or address, which asks for the current password, and for an organiser's authenticator
 * code. Typed text stays after a refusal.
 */
export function ChangeLoginDialog({
  title,
  field,
  rule,
  confirmLabel,
  onSave,
  onClose,
}: {
  title: string;
  /** The field for the new password or address. */
  field: ComponentProps<typeof TextField>;
  rule: v.GenericSchema<string, string>;
  /** The label of the save button. */
  confirmLabel: string;
  /** Saves the value. A returned sentence, about a further step for the user, stays on the screen. */
  onSave: (value: string, passwordCheck: Omit<Credentials, "email">) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const { run, failure } = useSubmit();
  const [nextStep, setNextStep] = useState<string>();
  const form = useForm({
    resolver: valibotResolver(
      v.object({
        value: rule,
        password: v.pipe(v.string(), v.nonEmpty("Please enter your current password.")),
      }),
    ),
    defaultValues: { value: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const captcha = useCaptcha(captchaSettings());
  const code = useCode();
  const problem = failure ?? captcha.problem;

  const save = form.handleSubmit(({ value, password }) =>
    run(async () => {
      try {
        const message = await onSave(value, {
          password,
          code: code.readCode(),
          captcha: captcha.takeToken(),
        });
        if (message === undefined) return onClose();
        setNextStep(message);
      } catch (error) {
        code.handleRefusal(error);
        throw error;
      }
    }),
  );

  return (
    <Dialog title={title} onClose={onClose}>
      {nextStep === undefined ? (
        <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
          <TextField {...field} error={errors.value?.message} {...form.register("value")} />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register("password")}
          />
          {code.field}
          {captcha.field}
          {problem && <Notice tone="error">{problem}</Notice>}
          <DialogButtons confirmLabel={confirmLabel} pending={isSubmitting} onCancel={onClose} />
        </form>
      ) : (
        <>
          <Notice tone="success">{nextStep}</Notice>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </>
      )}
    </Dialog>
  );
}
