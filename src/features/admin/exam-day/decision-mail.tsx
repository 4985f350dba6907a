import { formatIst } from "../../../lib/dates";
import { formatMinutes, formatStart } from "./exam-day-texts";

/** The content of a decision that families are emailed about; times are ISO. */
export type MailedDecision = {
  kind: "minutes" | "hours" | "cancel" | "grant" | "reserve";
  extraSeconds: number | null;
  opensAt: string | null;
  lastStartAt: string | null;
  reason: string;
};

function formatMailSubject(exam: string, examOn: string, { kind, ...decision }: MailedDecision): string {
  const { extraSeconds, opensAt, lastStartAt } = decision;
  if (kind === "cancel") return `${exam} on ${formatIst(examOn, "weekday")} is cancelled`;
  if (opensAt === null) return `${formatMinutes(extraSeconds ?? 0).replace(" ", " extra ")} for ${exam}`;
  if (kind === "reserve")
    return `You can take ${exam} on a reserve paper: ${formatIst(opensAt, "date")}, ${formatStart(opensAt, lastStartAt)}`;
  return `${exam} on ${formatIst(examOn, "weekday")}: start ${formatStart(opensAt, lastStartAt)}`;
}

const detailTexts: Record<MailedDecision["kind"], string> = {
  minutes: "With the class, the day and the start time. The exam clock already includes the minutes.",
  hours: "With the class, the day and the new start time. Registrations stay valid.",
  cancel: "With the class and the day. It says that the family need not do anything now.",
  grant: "With the class, the day and the start time.",
  reserve: "With the class. It says that a reserve paper has marks and a certificate, but no rank.",
};

/** A summary of the email that a decision sends: its subject, the reason, and what else it contains. */
export function DecisionMail({
  exam,
  examOn,
  decision,
}: {
  /** The exam's name. */
  exam: string;
  /** The exam's day, `YYYY-MM-DD` in India. */
  examOn: string;
  decision: MailedDecision;
}) {
  return (
    <p className="rounded-card bg-mist p-4 wrap-anywhere">
      <span className="font-semibold">{formatMailSubject(exam, examOn, decision)}</span>
      <span className="block">Reason: {decision.reason}</span>
      <span className="block text-small text-ink-soft">{detailTexts[decision.kind]}</span>
    </p>
  );
}
