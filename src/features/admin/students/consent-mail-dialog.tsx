import { useQueryClient } from "@tanstack/react-query";
import { sendConsentMail, type ConsentMailOutcome } from "../../../data/admin/families";
import { studentsKey } from "../../../data/admin/students";
import { formatIst } from "../../../lib/dates";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { toastSuccess } from "../../../ui/toast";
import { Fact } from "./fact";

const refusals: Record<Exclude<ConsentMailOutcome, "queued">, string> = {
  already_given: "A guardian has already agreed. Please reload the page.",
  not_found: "This account no longer exists.",
  too_many:
    "The link was emailed too often today: three times to this address, or five times for this student. Please try tomorrow.",
};

/**
 * The dialog to email a family the link for the guardian's consent; it shows the address and asks for confirmation.
 *
 * @param sentAt when the last link was emailed, an ISO time in UTC
 */
export function ConsentMailDialog({
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
  const send = async () => {
    const outcome = await sendConsentMail(studentId);
    if (outcome !== "queued") return refusals[outcome];
    toastSuccess(`The link for the consent will be emailed to ${email}.`);
    await queryClient.invalidateQueries({ queryKey: studentsKey });
    return undefined;
  };
  return (
    <ConfirmDialog
      title="Email the link for the consent?"
      confirmLabel="Send"
      onConfirm={send}
      onClose={onClose}
    >
      <dl className="grid gap-1">
        <Fact name="To">{email}</Fact>
        <Fact name="Email">guardian’s consent</Fact>
        {sentAt !== undefined && <Fact name="Last sent">{formatIst(sentAt, "dateTime")} IST</Fact>}
      </dl>
      <p>
        The link works once, for 14 days. It goes only to the address of the account. For another address, the
        family asks itself: Dashboard, Profile, &ldquo;Ask a guardian for consent by email&rdquo;.
      </p>
    </ConfirmDialog>
  );
}
