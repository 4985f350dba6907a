import { captchaSettings } from "../../../config/captcha";
import { resendConfirmation } from "../../../data/mail-links";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { Notice } from "../../../ui/notice";
import { useCaptcha } from "../../../ui/use-captcha";
import { useSubmit } from "../../../ui/use-submit";

/** Emails a family the link that confirms the address of its account again. The login service sends it and keeps no list. */
export function ConfirmationMailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const captcha = useCaptcha(captchaSettings());
  const { run, isPending, failure } = useSubmit({
    done: "The confirmation email is on its way.",
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
        onConfirm={() => void run(() => resendConfirmation(email, captcha.take()))}
        onCancel={onClose}
      />
    </Dialog>
  );
}
