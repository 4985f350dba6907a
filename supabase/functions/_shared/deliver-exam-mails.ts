import type { Brevo, Mail } from "./brevo.ts";
import type { OutboxRow } from "./database-answers.ts";
import type { Database } from "./database.ts";
import { noDelivery, reasonOf, type DeliveryCounts } from "./delivery-counts.ts";
import type { SiteSettings } from "./env.ts";
import { writeExamMail } from "./mails/exam-mails.ts";
import { RemoteError } from "./remote-call.ts";
import type { Report } from "./report.ts";

export interface ExamMailDependencies {
  database: Pick<Database, "claimExamMails" | "finishExamMails">;
  brevo: Pick<Brevo, "sendMails">;
  site: SiteSettings;
  report: Report;
}

/**
 * The mail service takes a thousand in one call (docs/payments.md section 7); half of that is claimed within the 8 s that a call to
 * the database has, on a busy server too.
 */
export const examMailsPerCall = 500;

/** How many calls may look for mails that the service refuses; where more of them are wrong, it is not theirs. */
const maxSearchCalls = 60;

type Written = { row: OutboxRow; mail: Mail };

/** The counts while a claim is sent. */
type Tally = DeliveryCounts & { calls: number };

/** Reports the result to the database; if that fails, the message is sent again once its lock is over. */
async function finish(
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
 * Sends them in one call. Where the service refuses the call for good, one of them is at fault: each half is sent alone, until
 * that one is found, so that no address of a stranger keeps a thousand families waiting.
 */
async function sendTogether(
  dependencies: ExamMailDependencies,
  written: readonly Written[],
  counts: Tally,
): Promise<void> {
  const rows = written.map(({ row }) => row);
  counts.calls += 1;
  try {
    await dependencies.brevo.sendMails(written.map(({ mail }) => mail));
  } catch (error) {
    const isAboutContent = error instanceof RemoteError && error.status === 400;
    if (isAboutContent && written.length > 1 && counts.calls < maxSearchCalls) {
      const half = Math.ceil(written.length / 2);
      await sendTogether(dependencies, written.slice(0, half), counts);
      return sendTogether(dependencies, written.slice(half), counts);
    }
    dependencies.report("exam emails not sent", error, { rows: rows.length });
    return finish(dependencies, rows, reasonOf(error), counts);
  }
  return finish(dependencies, rows, null, counts);
}

/**
 * Claims up to 500 mails of the exams' lane and sends them. A mail that cannot be written is put back with a delay
 * and stops no other. Returns how many ended how; all zero means that none is due. Throws RemoteError when none can be
 * claimed.
 */
export async function deliverExamMails(dependencies: ExamMailDependencies): Promise<DeliveryCounts> {
  const { database, site, report } = dependencies;
  const counts: Tally = { ...noDelivery, calls: 0 };
  const written: Written[] = [];
  for (const row of await database.claimExamMails(examMailsPerCall)) {
    try {
      const content = writeExamMail(site, row.name, row.kind, row.data);
      written.push({ row, mail: { to: { email: row.email, name: row.name }, ...content, tag: row.kind } });
    } catch (error) {
      report("exam email not written", error, { outbox_id: row.id, kind: row.kind });
      await finish(dependencies, [row], reasonOf(error), counts);
    }
  }
  if (written.length > 0) await sendTogether(dependencies, written, counts);
  const { sent, retry, dead, unfinished } = counts;
  return { sent, retry, dead, unfinished };
}
