import type { Brevo, Mail } from "./brevo.ts";
import type { OutboxRow } from "./database-replies.ts";
import type { Database } from "./database.ts";
import { zeroCounts, describeReason, type DeliveryCounts } from "./delivery-counts.ts";
import type { SiteSettings } from "./env.ts";
import { composeExamMail } from "./mails/exam-mails.ts";
import { RemoteError } from "./remote-call.ts";
import type { Report } from "./report.ts";

export interface ExamMailDependencies {
  database: Pick<Database, "claimExamMails" | "finishExamMails">;
  brevo: Pick<Brevo, "sendMails">;
  site: SiteSettings;
  report: Report;
}

/**
 * The number of exam emails that are claimed and sent in one call. The email service accepts 1,000 (docs/payments.md section 7);
 * 500 can be claimed within the database's limit of 8 s, even on a busy server.
 */
export const maxExamMailsPerCall = 500;

/**
 * A batch that the email service refuses is halved only until this number of calls has been made: if so many calls do not
 * find the refused emails, probably no single email is the reason.
 */
const maxCallsToHalve = 60;

type ComposedMail = { row: OutboxRow; mail: Mail };

/** The counts by result so far, and the number of calls to the email service. */
type Tally = DeliveryCounts & { calls: number };

/** Reports the result to the database; if that fails, the message is sent again when its lock expires. */
async function recordResult(
  { database, report }: ExamMailDependencies,
  rows: readonly OutboxRow[],
  reason: string | null,
  counts: Tally,
): Promise<void> {
  try {
    const { sent, retry, dead } = await database.finishExamMails(
      rows.map(({ id }) => id),
      reason,
    );
    counts.sent += sent;
    counts.retry += retry;
    counts.dead += dead;
  } catch (error) {
    counts.unfinished += rows.length;
    report("exam emails not finished", error, { rows: rows.length });
  }
}

/**
 * Sends emails in one call. If the service refuses the call for good, each half is sent separately until the faulty
 * email is found, so that one wrong address does not delay the other emails.
 */
async function sendTogether(
  dependencies: ExamMailDependencies,
  composedMails: readonly ComposedMail[],
  counts: Tally,
): Promise<void> {
  const rows = composedMails.map(({ row }) => row);
  counts.calls += 1;
  try {
    await dependencies.brevo.sendMails(composedMails.map(({ mail }) => mail));
  } catch (error) {
    const isAboutContent = error instanceof RemoteError && error.status === 400;
    if (isAboutContent && composedMails.length > 1 && counts.calls < maxCallsToHalve) {
      const half = Math.ceil(composedMails.length / 2);
      await sendTogether(dependencies, composedMails.slice(0, half), counts);
      return sendTogether(dependencies, composedMails.slice(half), counts);
    }
    dependencies.report("exam emails not sent", error, { rows: rows.length });
    return recordResult(dependencies, rows, describeReason(error), counts);
  }
  return recordResult(dependencies, rows, null, counts);
}

/**
 * Claims up to 500 exam emails and sends them. An email that cannot be composed is retried later and does not stop the
 * others. Returns the counts by result; all zero means that none is due. Throws RemoteError if claiming fails.
 */
export async function deliverExamMails(dependencies: ExamMailDependencies): Promise<DeliveryCounts> {
  const { database, site, report } = dependencies;
  const counts: Tally = { ...zeroCounts, calls: 0 };
  const composedMails: ComposedMail[] = [];
  for (const row of await database.claimExamMails(maxExamMailsPerCall)) {
    try {
      const content = composeExamMail(site, row.name, row.kind, row.data);
      composedMails.push({
        row,
        mail: { to: { email: row.email, name: row.name }, ...content, tag: row.kind },
      });
    } catch (error) {
      report("exam email not written", error, { outbox_id: row.id, kind: row.kind });
      await recordResult(dependencies, [row], describeReason(error), counts);
    }
  }
  if (composedMails.length > 0) await sendTogether(dependencies, composedMails, counts);
  const { sent, retry, dead, unfinished } = counts;
  return { sent, retry, dead, unfinished };
}
