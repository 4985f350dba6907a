import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";

/** Asks once before somebody pays without a guardian's consent, and explains what that means for the result. */
export function WithoutConsentDialog({
  onGive,
  onPay,
  onClose,
}: {
  onGive: () => void;
  onPay: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title="Pay without a guardian&rsquo;s consent?" onClose={onClose}>
      <p>
        Your child can take the exam. But we cannot show the marks, rank or certificate until a parent or
        guardian agrees.
      </p>
      <p>You can also agree later, on the dashboard.</p>
      <DialogButtons
        confirmLabel="Give consent"
        onConfirm={onGive}
        cancelLabel="Pay without consent"
        onCancel={onPay}
      />
    </Dialog>
  );
}
