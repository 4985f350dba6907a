import { useState } from "react";
import type { UnfinishedRegistration } from "../../../data/admin/families";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { EmailText } from "../../../ui/email-text";
import { ConfirmationMailDialog } from "./confirmation-mail-dialog";
import { describeRegistrationForParent } from "./phone-script/describe-registration";

/**
 * Accounts that nobody has logged in to yet. They have no family page; each is shown with a sentence for the parent,
 * and a button that sends the confirmation email again.
 */
export function UnfinishedRegistrations({
  registrations,
}: {
  registrations: readonly UnfinishedRegistration[];
}) {
  const [emailToSend, setEmailToSend] = useState<string | null>(null);
  return (
    <section aria-labelledby="unfinished-registrations" className="grid gap-3">
      <h3 id="unfinished-registrations" className="text-subheading">
        Registered, but not logged in yet
      </h3>
      <ul className="grid gap-3">
        {registrations.map((registration) => {
          const { email, name, phone, registeredAt, isConfirmed } = registration;
          return (
            <li key={email}>
              <Card className="grid gap-2 text-small">
                <p className="font-semibold wrap-anywhere">{name ?? "No name"}</p>
                <p className="wrap-anywhere">
                  <EmailText email={email} />
                  {phone !== null && (
                    <>
                      {" "}
                      · <a href={`tel:${phone}`}>{phone}</a>
                    </>
                  )}
                </p>
                <p className="text-ink-soft">
                  registered on {formatIst(registeredAt, "dateTime")};{" "}
                  {isConfirmed ? "email confirmed" : "email not confirmed"}
                </p>
                <p>
                  <span className="font-semibold">Tell the parent:</span>{" "}
                  {describeRegistrationForParent(registration)}
                </p>
                {!isConfirmed && (
                  <Button
                    variant="quiet"
                    size="card"
                    className="justify-self-start"
                    onClick={() => setEmailToSend(email)}
                  >
                    Send the confirmation email again <span className="sr-only">to {email}</span>
                  </Button>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
      {emailToSend !== null && (
        <ConfirmationMailDialog email={emailToSend} onClose={() => setEmailToSend(null)} />
      )}
    </section>
  );
}
