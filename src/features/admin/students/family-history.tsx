import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../../config/paths";
import { isOutdatedMail, mailNames } from "../../../content/mail-names";
import { resendRefusals } from "../../../content/resend-refusals";
import { resendMessage, type Family } from "../../../data/admin/families";
import type { FamilyEvent, FamilyEventOf } from "../../../data/admin/family-events/family-events";
import { studentsKey } from "../../../data/admin/students";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { TextLink } from "../../../ui/text-link";
import { toastSuccess } from "../../../ui/toast";
import { Fact } from "./fact";
import { describeEvent } from "./family-texts";

type ResendButtonProps = { event: FamilyEventOf<"mail">; messageId: string; address: string };

/** The button to send one email again; a dialog first shows the address and the email, and asks for confirmation. */
function ResendButton({ event, messageId, address }: ResendButtonProps) {
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { title, detail } = describeEvent(event);
  const resend = async () => {
    const outcome = await resendMessage(messageId);
    if (outcome !== "queued") return resendRefusals[outcome];
    toastSuccess(`The email will be sent again to ${address}.`);
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
            <Fact name="To">{address}</Fact>
            <Fact name="Email">{mailNames[event.emailKind] ?? event.emailKind}</Fact>
            {detail !== "" && <Fact name="About">{detail}</Fact>}
            <Fact name={event.status === "sent" ? "Sent" : "Given up"}>
              {formatIst(event.at, "dateTime")} IST
            </Fact>
          </dl>
        </ConfirmDialog>
      )}
    </>
  );
}

const canResend = ({ status, lastError, emailKind }: FamilyEventOf<"mail">) =>
  status !== "pending" &&
  !(status === "dead" && isOutdatedMail(lastError)) &&
  emailKind !== "guardian_consent_email";

function Action({ event, student }: { event: FamilyEvent; student: Family["student"] }) {
  if (event.kind === "mail" && event.messageId !== null && canResend(event) && !student.isDeleted)
    return <ResendButton event={event} messageId={event.messageId} address={student.email} />;
  if (event.kind === "paid") {
    const { orderNumber } = event;
    return (
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <TextLink to={`${paths.adminPanel}?section=payments&q=%23${orderNumber}`}>
          Open order {orderNumber}
        </TextLink>
        <TextLink to={`${paths.adminPanel}?section=payments&q=%23${orderNumber}&receipt=${orderNumber}`}>
          View or email the receipt <span className="sr-only">of order {orderNumber}</span>
        </TextLink>
      </p>
    );
  }
  if (event.kind === "refund" && (event.status === "review" || event.status === "failed")) {
    return (
      <TextLink
        to={`${paths.adminPanel}?section=payments&view=refunds&q=${event.paymentId}`}
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
            <li key={JSON.stringify(event)} className="grid gap-1 px-4 py-3 sm:grid-cols-[12.5rem_1fr]">
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
