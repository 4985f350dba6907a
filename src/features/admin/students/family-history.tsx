import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import { isOutdatedMail, mailNames } from "../../../content/mail-names";
import { resendRefusals } from "../../../content/resend-refusals";
import { resendMessage, type Family, type FamilyEvent } from "../../../data/admin/families";
import { studentsKey } from "../../../data/admin/students";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { TextLink } from "../../../ui/text-link";
import { toastSuccess } from "../../../ui/toast";
import { Fact } from "./fact";
import { describeEvent } from "./family-texts";

/** The button to send one email again; a dialog first shows the address and the email, and asks for confirmation. */
function ResendButton({ event, messageId, email }: { event: FamilyEvent; messageId: string; email: string }) {
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { title, detail } = describeEvent(event);
  const resend = async () => {
    const outcome = await resendMessage(messageId);
    if (outcome !== "queued") return resendRefusals[outcome];
    toastSuccess(`The email will be sent again to ${email}.`);
    await queryClient.invalidateQueries({ queryKey: studentsKey });
    return undefined;
  };
  return (
    <>
      <Button variant="quiet" size="card" className="justify-self-start" onClick={() => setConfirming(true)}>
        Send again <span className="sr-only">{title}</span>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Send this email again?"
          confirmLabel="Send again"
          onConfirm={resend}
          onClose={() => setConfirming(false)}
        >
          <dl className="grid gap-1">
            <Fact name="To">{email}</Fact>
            <Fact name="Email">{mailNames[event.code ?? ""] ?? event.code}</Fact>
            {detail !== "" && <Fact name="About">{detail}</Fact>}
            <Fact name={event.what === "sent" ? "Sent" : "Given up"}>
              {formatIst(event.at, "dateTime")} IST
            </Fact>
          </dl>
        </ConfirmDialog>
      )}
    </>
  );
}

const canResend = ({ kind, what, code, note, id }: FamilyEvent) =>
  kind === "mail" &&
  id !== null &&
  what !== "pending" &&
  !(what === "dead" && isOutdatedMail(note)) &&
  code !== "guardian_consent_email";

function Action({ event, student }: { event: FamilyEvent; student: Family["student"] }) {
  if (event.id !== null && canResend(event) && !student.isDeleted)
    return <ResendButton event={event} messageId={event.id} email={student.email} />;
  if (event.kind === "paid") {
    return (
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <TextLink to={`${paths.adminPanel}?section=payments&q=%23${event.code}`}>
          Open order {event.code}
        </TextLink>
        <TextLink to={`${paths.adminPanel}?section=payments&q=%23${event.code}&receipt=${event.code}`}>
          View or email the receipt <span className="sr-only">of order {event.code}</span>
        </TextLink>
      </p>
    );
  }
  if (event.kind === "refund" && (event.what === "review" || event.what === "failed")) {
    return (
      <TextLink
        to={`${paths.adminPanel}?section=payments&view=refunds&q=${event.code}`}
        className="justify-self-start"
      >
        Decide under Review and refunds
      </TextLink>
    );
  }
  return null;
}

/** The history of a family, newest first. */
export function FamilyHistory({ events, student }: Pick<Family, "events" | "student">) {
  return (
    <section aria-labelledby={`history-${student.id}`} className="grid gap-3">
      <h3 id={`history-${student.id}`} className="text-subheading">
        What happened, newest first
      </h3>
      <ol className="divided overflow-hidden rounded-card bg-paper shadow-card">
        {events.map((event) => {
          const { title, detail } = describeEvent(event);
          return (
            <li
              key={Object.values(event).join(" ")}
              className="grid gap-1 px-4 py-3 sm:grid-cols-[12.5rem_1fr]"
            >
              <time dateTime={event.at} className="text-small text-ink-soft tabular">
                {formatIst(event.at, "dateTime")}
              </time>
              <div className="grid gap-1">
                <p className="font-semibold wrap-anywhere">{title}</p>
                {detail !== "" && <p className="text-small wrap-anywhere text-ink-soft">{detail}</p>}
                <Action event={event} student={student} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
