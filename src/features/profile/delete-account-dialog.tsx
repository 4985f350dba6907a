import { useState } from "react";
import { deleteAccount, type Deletion } from "../../data/privacy";
import { messageOf } from "../../lib/app-error";
import { formatIst } from "../../lib/dates";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { TextField } from "../../ui/field";
import { Notice } from "../../ui/notice";

/** Why the account has to stay for now. */
function waitText({ until }: Extract<Deletion, { outcome: "payment_under_way" }>): string {
  return until === null
    ? "A payment or refund of this account is not settled yet. Once it is, you can delete the account."
    : `A payment was started and may still arrive. You can delete the account from ${formatIst(until, "time")} IST.`;
}

/** Asks for the account's address before it deletes: no child does this by accident. */
export function DeleteAccountDialog({
  email,
  onDeleted,
  onClose,
}: {
  email: string;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState("");
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    if (typed.trim().toLowerCase() !== email.toLowerCase())
      return setProblem("Please type the account's email address to confirm.");
    setProblem(undefined);
    setIsPending(true);
    try {
      const deletion = await deleteAccount();
      if (deletion.outcome === "deleted") return onDeleted();
      setProblem(waitText(deletion));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setIsPending(false);
  };

  return (
    <Dialog title="Delete this account?" intro="This cannot be undone." onClose={onClose}>
      <ul className="grid list-disc gap-1 pl-5 text-small text-ink-soft">
        <li>Profile, mock test scores and cart are deleted at once.</li>
        <li>An exam that is paid for cannot be taken without the account.</li>
        <li>Orders stay as receipts, without name, school, phone or email.</li>
      </ul>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <TextField
          label={`Type ${email} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {problem && <Notice tone="error">{problem}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onClose} className="grow">
            Keep my account
          </Button>
          <Button variant="outline" type="submit" pending={isPending} className="grow text-red">
            Delete for good
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
