import { useQueryClient } from "@tanstack/react-query";
import { captchaSettings } from "../../../config/captcha";
import { notePasswordMail } from "../../../data/admin/families";
import { studentsKey } from "../../../data/admin/students";
import { sendResetLink } from "../../../data/mail-links";
import { formatIst } from "../../../lib/dates";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { Notice } from "../../../ui/notice";
import { useCaptcha } from "../../../ui/use-captcha";
import { useSubmit } from "../../../ui/use-submit";

/**
 * The dialog to email a family a link to set a new password, like the forgotten-password page.
 *
 * @param sentAt when an organiser last sent one, an ISO time in UTC
 */
export function PasswordMailDialog({
  studentId,
  email,
  sentAt,
  onClose,
}: {
  studentId: string;
  email: string;
  sentAt: string | undefined;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const captcha = useCaptcha(captchaSettings());
  const { run, isPending, failure } = useSubmit({
    successText: "The password reset email is on its way.",
    onDone: onClose,
  });
  const send = async () => {
    await sendResetLink(email, captcha.takeToken());
    // The login service sends this email, so it is not in our list of sent emails: the family's history records it.
    await notePasswordMail(studentId);
    await queryClient.invalidateQueries({ queryKey: studentsKey });
  };
  const problem = failure ?? captcha.problem;
  return (
    <Dialog title="Send password reset email" intro={email} onClose={onClose}>
      <p>The family gets a link to set a new password. The link is valid for one hour.</p>
      {sentAt !== undefined && (
        <p>
          The last password reset email was sent on {formatIst(sentAt, "dateTime")}. Only the latest link
          works: a new email ends the earlier link.
        </p>
      )}
      {captcha.field}
      {problem && <Notice tone="error">{problem}</Notice>}
      <DialogButtons
        confirmLabel="Send"
        pending={isPending}
        onConfirm={() => void run(send)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
