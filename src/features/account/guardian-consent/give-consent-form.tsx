import { valibotResolver } from "@hookform/resolvers/valibot";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { captchaSettings } from "../../../config/captcha";
import { giveOrderConsent } from "../../../data/order-consent";
import { useMailAddress } from "../../../data/use-family";
import { messageOf } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { PasswordField } from "../../../ui/password-field";
import { useCaptcha } from "../../../ui/use-captcha";
import { useCode } from "../../../ui/use-code";
import { ConsentFields } from "./consent-fields";
import { consentSchema, emptyDraft, readConsent } from "./consent-form";

const schema = consentSchema(true);

/**
 * The form for a logged-in parent after the payment. The password shows that the parent agrees and not the child, who may be
 * logged in on this device.
 */
export function GiveConsentForm({
  email: sessionEmail,
  orderId,
  asksExam,
  asksCamera,
  onConsentGiven,
}: {
  email: string;
  /** The order that the consent is about. */
  orderId: string;
  asksExam: boolean;
  asksCamera: boolean;
  onConsentGiven: () => Promise<void>;
}) {
  const email = useMailAddress(sessionEmail);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: emptyDraft });
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const captcha = useCaptcha(captchaSettings());
  const code = useCode();
  const message = problem ?? captcha.problem;
  const submit = form.handleSubmit(async (draft) => {
    const consent = readConsent(draft);
    if (!consent) return;
    if (password === "") {
      setProblem("Please enter your password.");
      return;
    }
    setProblem(undefined);
    try {
      await giveOrderConsent(
        { email, password, code: code.readCode(), captcha: captcha.takeToken() },
        orderId,
        consent,
      );
      await onConsentGiven();
    } catch (error) {
      code.handleRefusal(error);
      setProblem(messageOf(error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <ConsentFields form={form} asksExam={asksExam} asksCamera={asksCamera} isEmbedded />
      <PasswordField
        label="Password of this account"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code.field}
      {captcha.field}
      {message && <Notice tone="error">{message}</Notice>}
      <Button type="submit" pending={form.formState.isSubmitting}>
        I agree
      </Button>
    </form>
  );
}
