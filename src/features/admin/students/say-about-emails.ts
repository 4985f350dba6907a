import { describeMailFailure, mailNames } from "../../../content/mail-names";
import type { Family, FamilyEvent } from "../../../data/admin/families";
import { formatIst } from "../../../lib/dates";

/** How long an email about a new day or time is mentioned, in milliseconds (60 days); older ones belong to another season. */
const movedNewsMs = 60 * 86_400_000;

/** How long an email that could not be sent is mentioned, in milliseconds (30 days). */
const failedNewsMs = 30 * 86_400_000;

/** How many emails that were sent the sentence names. */
const maxNamed = 3;

/** That the address also got emails about the other children of the login. */
const sayOtherChildren = (children: Family["children"]) =>
  children.flatMap(({ name, lastMailAt }) =>
    lastMailAt === null
      ? []
      : [
          `Emails about ${name ?? "the other child"} went to this address too, the last one on ${formatIst(lastMailAt, "date")}.`,
        ],
  );

/**
 * @param facts the address of the account, the other children of the login, and the history, newest first
 * @param now the time of the call
 * @returns which emails were sent to the family last, which could not be sent, and whether the address got others about
 * another child, to read out to the parent
 */
export function sayEmails(facts: Pick<Family, "children" | "events"> & { email: string }, now: Date): string {
  const { email, children, events } = facts;
  const mails = events.filter(({ kind }) => kind === "mail");
  const describe = ({ code, at, exam }: FamilyEvent) =>
    `“${mailNames[code ?? ""] ?? code}”${exam === null ? "" : ` for ${exam}`} on ${formatIst(at, "date")}`;
  const sent = mails.filter(({ what }) => what === "sent").slice(0, maxNamed);
  const others = sayOtherChildren(children);
  if (mails.length === 0)
    return others.length === 0
      ? "We have not sent an email yet."
      : ["We have not sent an email about this child yet.", ...others].join(" ");
  const dead = mails.filter(
    ({ what, at }, index) =>
      what === "dead" && (index === 0 || now.getTime() - Date.parse(at) < failedNewsMs),
  );
  const pending = mails.find(({ what }) => what === "pending");
  return [
    ...dead.map((mail) => `We could not send ${describe(mail)}: ${describeMailFailure(mail.note)}.`),
    pending && `${describe(pending)} is waiting to be sent.`,
    sent.length > 0 &&
      `We sent ${email} ${new Intl.ListFormat("en-IN").format(sent.map(describe))}. Please check this address, and look in the spam folder. I can send them again now.`,
    ...others,
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param events the history of a student, newest first
 * @returns the last check of the child's device, or that there was none, to read out to the parent
 */
export function sayDeviceCheck(events: readonly FamilyEvent[]): string {
  const check = events.find(({ kind }) => kind === "device_check");
  const again =
    "on the device for the exam, please open Dashboard, Exams, “Try a practice run”: it checks everything and says what to do.";
  if (check === undefined) return `No device has been checked yet: ${again}`;
  const day = formatIst(check.at, "date");
  return check.what === "good"
    ? `The device that was checked on ${day} is ready for the exam.`
    : `On ${day} something on the device needed attention: ${again}`;
}

/**
 * @param events the history of a student, newest first
 * @param name the name of an exam to come
 * @param now the time of the call
 * @returns that the family was emailed a new day or time of the exam, or could not be, after a space; else nothing
 */
export function sayMoved(events: readonly FamilyEvent[], name: string, now: Date): string {
  // An organiser who sends one again leaves an event with the same code.
  const email = events.find(
    ({ kind, code, exam, at }) =>
      kind !== "organiser" &&
      code === "exam_moved_email" &&
      exam === name &&
      now.getTime() - Date.parse(at) < movedNewsMs,
  );
  if (email === undefined) return "";
  return email.what === "sent"
    ? ` We emailed you this day and time on ${formatIst(email.at, "date")}.`
    : " It was changed, and our email about it has not reached you.";
}
