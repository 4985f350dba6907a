/** Sentences about emails that an organiser reads out to a parent on the phone. */
import { describeMailFailure, isOutdatedMail, mailNames } from "../../../../content/mail-names";
import type { Family } from "../../../../data/admin/families";
import { listEventsOfKind, type FamilyEventOf } from "../../../../data/admin/family-events/family-events";
import { formatIst } from "../../../../lib/dates";
import { groupBy } from "../../../../lib/group-by";
import { isRecent } from "./mention-period";

/** An email that could not be sent is mentioned for this time, in milliseconds (30 days). */
const failedEmailMentionPeriodMs = 30 * 86_400_000;

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
  const emails = listEventsOfKind(events, "mail");
  const describeEmail = ({ emailKind, at, examNames }: FamilyEventOf<"mail">) => {
    const examText = examNames.length === 0 ? "" : ` for ${examNames.join(", ")}`;
    return `“${mailNames[emailKind] ?? emailKind}”${examText} on ${formatIst(at, "date")}`;
  };
  const describeAll = (listedEmails: FamilyEventOf<"mail">[]) =>
    `${listedEmails.length === 1 ? "the email" : "the emails"} ${new Intl.ListFormat("en-IN").format(listedEmails.map(describeEmail))}`;
  const sentEmails = emails.filter(({ status }) => status === "sent").slice(0, maxNamedEmails);
  const sentencesAboutChildren = describeEmailsOfChildren(children);
  if (emails.length === 0)
    return sentencesAboutChildren.length === 0
      ? "We have not sent an email yet."
      : ["We have not sent an email about this child yet.", ...sentencesAboutChildren].join(" ");
  const failedEmails = emails.filter(
    (email, index) =>
      email.status === "dead" && (index === 0 || isRecent(email, now, failedEmailMentionPeriodMs)),
  );
  // Emails that failed for the same reason share a sentence.
  const failedEmailsByReason = groupBy(failedEmails, ({ lastError }) => lastError);
  const pendingEmail = emails.find(({ status }) => status === "pending");
  return [
    ...[...failedEmailsByReason].map(([reason, unsentEmails]) =>
      isOutdatedMail(reason)
        ? `We did not send ${describeAll(unsentEmails)}, because ${describeMailFailure(reason)}. ${unsentEmails.length === 1 ? "It" : "They"} cannot be sent again.`
        : `We could not send ${describeAll(unsentEmails)}: ${describeMailFailure(reason)}.`,
    ),
    pendingEmail && `The email ${describeEmail(pendingEmail)} is waiting to be sent.`,
    sentEmails.length > 0 &&
      `We sent ${describeAll(sentEmails)} to ${email}. Please check this address, and look in the spam folder. I can send them again now.`,
    ...sentencesAboutChildren,
  ]
    .filter(Boolean)
    .join(" ");
}
