import { useState, type FormEvent } from "react";
import { captchaSettings } from "../../../config/captcha";
import { deleteAccount, type Deletion } from "../../../data/privacy";
import { useFamily } from "../../../data/use-family";
import { useSession } from "../../../data/use-session";
import { messageOf, messageForCode } from "../../../lib/app-error";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { CheckboxField } from "../../../ui/checkbox-field";
import { Dialog } from "../../../ui/dialog";
import { TextField } from "../../../ui/field";
import { PasswordField } from "../../../ui/password-field";
import { Notice } from "../../../ui/notice";
import { useCaptcha } from "../../../ui/use-captcha";
import { useCode } from "../../../ui/use-code";

type UpcomingExams = Extract<Deletion, { outcome: "exams_ahead" }>["exams"];

/** Why the account cannot be deleted now; undefined if the list of exams below explains it. */
function describeDeletionRefusal(deletion: Exclude<Deletion, { outcome: "deleted" }>): string | undefined {
  switch (deletion.outcome) {
    case "login_too_old":
      return messageForCode("unexpected");
    case "award_under_way":
      return "An award is packed or on its way to you. When it arrives, confirm this on your result page. Then you can delete the account.";
    case "exam_under_way":
      return `An exam is in progress on this account. You can delete the account from ${formatIst(deletion.until, "dateTime")} IST.`;
    case "payment_under_way":
      return deletion.until === null
        ? "A payment or refund on this account is not complete yet. You can delete the account once it is."
        : `A payment was started and may still reach us. You can delete the account from ${formatIst(deletion.until, "dateTime")} IST.`;
    case "exams_ahead":
      return undefined;
  }
}

/** Paid exams that would be lost; losing them needs a separate tick. */
function ExamsAhead({
  exams,
  onForfeit,
}: {
  exams: UpcomingExams;
  onForfeit: (isForfeited: boolean) => void;
}) {
  const isFamily = new Set(exams.map(({ student }) => student)).size > 1;
  return (
    <div className="grid gap-3 rounded-small bg-red-tint px-4 py-3" role="alert">
      <p className="font-semibold">Nothing has been deleted yet. You have paid for these upcoming exams:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {exams.map(({ id, name, examOn, student }) => (
          <li key={`${student} ${id}`}>
            {name}, {formatIst(examOn, "date")}
            {isFamily && ` (${student ?? "Student"})`}
          </li>
        ))}
      </ul>
      <CheckboxField
        label={`I give up ${exams.length === 1 ? "this exam" : "these exams"}. The fee is not refunded.`}
        onChange={(event) => onForfeit(event.target.checked)}
      />
    </div>
  );
}

/**
 * Asks for the account's address and password before it deletes the account: a child must not delete it by accident, nor a
 * thief on purpose.
 */
function DeleteAccountDialog({
  email,
  scope,
  onDeleted,
  onClose,
}: {
  email: string;
  /** A sentence about which children's accounts are deleted; undefined for a single child. */
  scope: string | undefined;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const [typedEmail, setTypedEmail] = useState("");
  const [password, setPassword] = useState("");
  const [exams, setExams] = useState<UpcomingExams>([]);
  const [isForfeited, setForfeited] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const captcha = useCaptcha(captchaSettings());
  const code = useCode();
  const message = problem ?? captcha.problem;

  const findProblem = () => {
    if (typedEmail.trim().toLowerCase() !== email.toLowerCase())
      return "Please type the account’s email address to confirm.";
    if (password === "") return "Please enter your password.";
    return exams.length > 0 && !isForfeited ? "Please tick the box to give up the exams." : undefined;
  };

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const inputProblem = findProblem();
    setProblem(inputProblem);
    if (inputProblem) return;
    setIsPending(true);
    try {
      const forfeitedIds = isForfeited ? exams.map(({ id }) => id) : [];
      const credentials = { email, password, code: code.readCode(), captcha: captcha.takeToken() };
      const deletion = await deleteAccount(credentials, forfeitedIds);
      if (deletion.outcome === "deleted") return onDeleted();
      if (deletion.outcome === "exams_ahead") setExams(deletion.exams);
      setProblem(describeDeletionRefusal(deletion));
    } catch (error) {
      code.handleRefusal(error);
      setProblem(messageOf(error));
    }
    setIsPending(false);
  };

  return (
    <Dialog title="Delete this account?" intro="This cannot be undone." onClose={onClose}>
      {scope && <Notice tone="info">{scope}</Notice>}
      <ul className="grid list-disc gap-1 pl-5 text-small text-ink-soft">
        <li>Your profile, mock test scores and cart are deleted immediately.</li>
        <li>You cannot take an exam you have paid for without the account.</li>
        <li>We keep orders as receipts, without your name, school, phone or email.</li>
      </ul>
      <form noValidate className="grid gap-4" onSubmit={(event) => void confirm(event)}>
        <TextField
          label={`Type ${email} to confirm`}
          autoComplete="off"
          value={typedEmail}
          onChange={(event) => setTypedEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {exams.length > 0 && <ExamsAhead exams={exams} onForfeit={setForfeited} />}
        {code.field}
        {captcha.field}
        {message && <Notice tone="error">{message}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onClose} className="grow">
            Keep my account
          </Button>
          <Button variant="outline" type="submit" pending={isPending} className="grow text-red">
            Delete permanently
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Returns a sentence about the accounts that a deletion includes, if the family has several children. */
function useDeletionScope(): string | undefined {
  const family = useFamily();
  const session = useSession();
  const currentChild = family?.children.find(({ id }) => id === session?.studentId);
  if (!family || !currentChild || family.children.length < 2) return undefined;
  if (!currentChild.isFirst)
    return `Only ${currentChild.name ?? "this child"}’s account is deleted. The others stay.`;
  const names = family.children.map(({ name }) => name ?? "Student");
  return `This deletes the accounts of all your children: ${names.join(", ")}.`;
}

/** The button to delete the account, with an explanation of what is deleted. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const scope = useDeletionScope();
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="font-heading text-lg font-bold">Delete the account</h3>
      <p className="text-small text-ink-soft">
        If you delete the account, the child’s profile, mock tests, list of mistakes and certificates are gone
        for good. We keep the exam answers, marks and rank, and also your receipts, because the law requires
        it. We remove the names from all of these. {scope}
      </p>
      <Button variant="outline" size="card" className="text-red" onClick={() => setDialogOpen(true)}>
        Delete my account
      </Button>
      {isDialogOpen && (
        <DeleteAccountDialog
          email={email}
          scope={scope}
          onDeleted={onDeleted}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </section>
  );
}
