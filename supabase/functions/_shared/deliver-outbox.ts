import * as v from "valibot";
import type { Brevo, Contact } from "./brevo.ts";
import type { OutboxRow } from "./database-replies.ts";
import type { Database, OutboxSelection } from "./database.ts";
import { zeroCounts, describeReason, type DeliveryCounts } from "./delivery-counts.ts";
import type { InvoiceSettings, SiteSettings } from "./env.ts";
import { composeDeletionMail } from "./mails/deletion.ts";
import { consentRequestSchema, composeConsentMail } from "./mails/guardian-consent.ts";
import type { MailContent } from "./mails/layout.ts";
import { composePaymentReviewMail, paymentReviewSchema } from "./mails/payment-review.ts";
import { composePurchaseMail, purchaseSchema } from "./mails/purchase-confirmation.ts";
import { composeRefundMail, refundSchema } from "./mails/refund.ts";
import { composeRefundFailedMail } from "./mails/refund-failed.ts";
import { refundRefusedSchema, composeRefundRefusedMail } from "./mails/refund-refused.ts";
import { refundRequestSchema, composeRefundRequestMail } from "./mails/refund-request.ts";
import { composeWelcomeMail } from "./mails/welcome.ts";
import type { Report } from "./report.ts";

export interface DeliveryDependencies {
  database: Pick<Database, "claimOutbox" | "finishOutbox">;
  brevo: Pick<Brevo, "sendMail" | "saveContact" | "removeContact">;
  site: SiteSettings;
  /** Absent or null if the seller is not registered for GST. */
  invoice?: InvoiceSettings | null;
  report: Report;
}

/** Sends the selected messages and counts the results. */
export type Deliver = (selection: OutboxSelection) => Promise<DeliveryCounts>;

/** A claim locks its rows for 60 s, and a call to Brevo may take 8 s. Five calls always finish before the lock ends. */
export const deliveryBatchSize = 5;

/** The mailing list does not get a child's phone, school or guardian, because it does not need them. */
const contactSchema = v.object({ class: v.nullish(v.string()), edition: v.nullish(v.string()) });

function toContact(row: OutboxRow): Contact {
  const { class: className, edition } = v.parse(contactSchema, row.data);
  const attributes = Object.entries({ FIRSTNAME: row.name, CLASS: className, EDITION: edition });
  const filledAttributes = attributes.filter((attribute): attribute is [string, string] =>
    Boolean(attribute[1]),
  );
  return { email: row.email, attributes: Object.fromEntries(filledAttributes) };
}

function toMail(row: OutboxRow, content: MailContent) {
  return { to: { email: row.email, name: row.name }, ...content, tag: row.kind };
}

async function sendRow({ brevo, site, invoice }: DeliveryDependencies, row: OutboxRow): Promise<void> {
  switch (row.kind) {
    case "purchase_email":
      return brevo.sendMail(
        toMail(row, composePurchaseMail(site, row.name, v.parse(purchaseSchema, row.data), invoice ?? null)),
      );
    case "refund_email":
      return brevo.sendMail(toMail(row, composeRefundMail(site, row.name, v.parse(refundSchema, row.data))));
    case "refund_failed_email":
      return brevo.sendMail(
        toMail(row, composeRefundFailedMail(site, row.name, v.parse(refundSchema, row.data))),
      );
    case "refund_request_email":
      return brevo.sendMail(
        toMail(row, composeRefundRequestMail(site, row.name, v.parse(refundRequestSchema, row.data))),
      );
    case "refund_refused_email":
      return brevo.sendMail(
        toMail(row, composeRefundRefusedMail(site, row.name, v.parse(refundRefusedSchema, row.data))),
      );
    case "payment_review_email":
      return brevo.sendMail(
        toMail(row, composePaymentReviewMail(site, row.name, v.parse(paymentReviewSchema, row.data))),
      );
    case "welcome_email":
      return brevo.sendMail(toMail(row, composeWelcomeMail(site, row.name)));
    case "account_deleted_email":
    case "child_deleted_email":
      return brevo.sendMail(
        toMail(row, composeDeletionMail(site, row.name, row.kind === "child_deleted_email")),
      );
    case "guardian_consent_email":
      return brevo.sendMail({
        ...toMail(row, composeConsentMail(site, row.name, v.parse(consentRequestSchema, row.data))),
        // The row has only the student's name, not that of the guardian who gets this email.
        to: { email: row.email, name: null },
      });
    case "contact":
    case "purchase_contact":
      return brevo.saveContact(toContact(row));
    case "contact_removal":
      return brevo.removeContact(row.email);
    default:
      throw new Error(`Unknown kind of message: ${row.kind}`);
  }
}

async function deliverRow(dependencies: DeliveryDependencies, row: OutboxRow) {
  let reason: string | null = null;
  try {
    await sendRow(dependencies, row);
  } catch (error) {
    reason = describeReason(error);
    dependencies.report("message not sent", error, { outbox_id: row.id, kind: row.kind });
  }
  return (await dependencies.database.finishOutbox(row.id, reason)).outcome;
}

/**
 * Claims at most `deliveryBatchSize` rows of the outbox and sends them. A row that fails is retried later and does not
 * stop the others. If the process dies between sending a message and recording its result, the lock expires and the
 * message is sent again, so a message may arrive twice but is never lost (docs/payments.md section 2). Throws
 * RemoteError if the call that claims rows fails; an empty outbox is no error.
 */
export async function deliverOutbox(
  dependencies: DeliveryDependencies,
  selection: OutboxSelection,
): Promise<DeliveryCounts> {
  const counts = { ...zeroCounts };
  const limit = Math.min(selection.limit, deliveryBatchSize);
  for (const row of await dependencies.database.claimOutbox({ ...selection, limit })) {
    try {
      counts[await deliverRow(dependencies, row)] += 1;
    } catch (error) {
      counts.unfinished += 1;
      dependencies.report("outbox row not finished", error, { outbox_id: row.id, kind: row.kind });
    }
  }
  return counts;
}
