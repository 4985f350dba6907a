/** Sentences about emails that an organiser reads out to a parent on the phone. */
import { describeMailFailure, isOutdatedMail, mailNames } from "../../../../content/mail-names";
import type { Family, FamilyEvent } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";
import { groupBy } from "../../../../lib/group-by";

/** An email that could not be sent is mentioned for this time, in milliseconds (30 days). */
const failedEmailAgeMs = 30 * 86_400_000;

/** The maximum number of sent emails that are named. */
const maxNamedEmails = 3;

/** The sentences about emails for the login's other children, which go to the same address. */
const describeEmailsOfChildren = (children: Family["children"]) =>
  children.flatMap(({ name, lastMailAt }) =>
    lastMailAt === null
      ? []
      : [
          `Emails about ${name ?? "the other child"} went to this address too, the last one on ${formatIst(lastMailAt, "date")}.`,
        ],
  );

/**
 * @param family the address of the account, the other children of the login, and the history, newest first
 * @param now the time of the call
 * @returns sentences about the emails that could not be sent, the last sent ones, and those about the other children
 */
export function describeEmailsForParent(
  family: Pick<Family, "children" | "events"> & { email: string },
  now: Date,
): string {
  const { email, children, events } = family;
  const emails = events.filter(({ kind }) => kind === "mail");
  const describeEmail = ({ code, at, exam }: FamilyEvent) =>
    `“${mailNames[code ?? ""] ?? code}”${exam === null ? "" : ` for ${exam}`} on ${formatIst(at, "date")}`;
  const describeAll = (mails: FamilyEvent[]) =>
    `${mails.length === 1 ? "the email" : "the emails"} ${new Intl.ListFormat("en-IN").format(mails.map(describeEmail))}`;
  const sentEmails = emails.filter(({ what }) => what === "sent").slice(0, maxNamedEmails);
  const sentencesAboutChildren = describeEmailsOfChildren(children);
  if (emails.length === 0)
    return sentencesAboutChildren.length === 0
      ? "We have not sent an email yet."
      : ["We have not sent an email about this child yet.", ...sentencesAboutChildren].join(" ");
  const failedEmails = emails.filter(
    ({ what, at }, index) =>
      what === "dead" && (index === 0 || now.getTime() - Date.parse(at) < failedEmailAgeMs),
  );
  // Emails that failed for the same reason share a sentence.
  const failedEmailsByReason = groupBy(failedEmails, ({ note }) => note);
  const pendingEmail = emails.find(({ what }) => what === "pending");
  return [
    ...[...failedEmailsByReason].map(([note, mails]) =>
      isOutdatedMail(note)
        ? `We did not send ${describeAll(mails)}, because ${describeMailFailure(note)}. ${mails.length === 1 ? "It" : "They"} cannot be sent again.`
        : `We could not send ${describeAll(mails)}: ${describeMailFailure(note)}.`,
    ),
    pendingEmail && `The email ${describeEmail(pendingEmail)} is waiting to be sent.`,
    sentEmails.length > 0 &&
      `We sent ${describeAll(sentEmails)} to ${email}. Please check this address, and look in the spam folder. I can send them again now.`,
    ...sentencesAboutChildren,
  ]
    .filter(Boolean)
    .join(" ");
}
