import { captchaSettings } from "../../../config/captcha";
import { resendConfirmation } from "../../../data/mail-links";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { Notice } from "../../../ui/notice";
import { useCaptcha } from "../../../ui/use-captcha";
import { useSubmit } from "../../../ui/use-submit";

/**
 * The dialog to send a family the email with the confirmation link again. The login service sends this email, so it is
 * not in our list of sent emails.
 */
export function ConfirmationMailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const captcha = useCaptcha(captchaSettings());
  const { run, isPending, failure } = useSubmit({
    successText: "The confirmation email is on its way.",
    onDone: onClose,
  });
  const problem = failure ?? captcha.problem;
  return (
    <Dialog title="Send the confirmation email again" intro={email} onClose={onClose}>
      <p>
        The family gets a link to confirm this address. The link is valid for one hour, and the earlier link
        no longer works.
      </p>
      {captcha.field}
      {problem && <Notice tone="error">{problem}</Notice>}
      <DialogButtons
        confirmLabel="Send"
        pending={isPending}
        onConfirm={() => void run(() => resendConfirmation(email, captcha.takeToken()))}
        onCancel={onClose}
      />
    </Dialog>
  );
}
