import { createFindAdminAccess } from "./admin-access.ts";
import { createAuthAdmin } from "./auth-admin.ts";
import { createBrevo } from "./brevo.ts";
import { createFindCaller } from "./caller.ts";
import { createDatabase, type Database } from "./database.ts";
import { deliverExamMails } from "./deliver-exam-mails.ts";
import { deliverOutbox, type Deliver } from "./deliver-outbox.ts";
import type { DeliveryCounts } from "./delivery-counts.ts";
import {
  readBrevoSettings,
  readInvoiceSettings,
  readPlatformSettings,
  readRazorpaySettings,
  readSiteSettings,
  type ReadVariable,
} from "./env.ts";
import { createRazorpay } from "./razorpay.ts";
import { createReport, type Report } from "./report.ts";
import { createStorage } from "./storage.ts";

/** Reads a variable from the environment of the running function. */
export const readVariable: ReadVariable = (name) => Deno.env.get(name);

/**
 * Reads the rate of GST that the prices include; null without a GST number. If the invoice settings are invalid, it
 * reports this and returns null: they must never stop a payment from being recorded (docs/operations.md).
 */
function readGstPercent(report: Report): number | null {
  try {
    return readInvoiceSettings(readVariable)?.gstPercent ?? null;
  } catch (error) {
    report("invoice settings invalid", error);
    return null;
  }
}

/** Creates the dependencies that every function has, from the environment; throws at load if a variable is missing. */
export function connectPlatform(functionName: string) {
  const settings = readPlatformSettings(readVariable);
  const report = createReport(functionName);
  return {
    allowedOrigins: settings.allowedOrigins,
    report,
    findCaller: createFindCaller(settings),
    findAdminAccess: createFindAdminAccess(settings),
    database: createDatabase({ ...settings, gstPercent: readGstPercent(report) }),
  };
}

/** Creates a client for the auth server's admin API, with the secret key. */
export function connectAuthAdmin() {
  return { auth: createAuthAdmin(readPlatformSettings(readVariable)) };
}

/** Creates a client for Storage, with the secret key. */
export function connectStorage() {
  return { storage: createStorage(readPlatformSettings(readVariable)) };
}

/** Creates a client for the gateway's API, with its key pair. `timeoutMs` is per call, by default 8 s. */
export function connectRazorpay(timeoutMs?: number) {
  const settings = readRazorpaySettings(readVariable);
  return {
    razorpay: createRazorpay({ ...settings, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
    keyId: settings.keyId,
    keySecret: settings.keySecret,
  };
}

/**
 * Creates the functions that send from the outbox. They read the email settings when something is sent, not at load: a
 * missing email key must never stop a payment from being recorded.
 */
export function connectOutboxDelivery(
  database: Database,
  report: Report,
): { deliver: Deliver; deliverExams: () => Promise<DeliveryCounts> } {
  const connectMail = () => {
    const site = readSiteSettings(readVariable);
    return { database, report, site, brevo: createBrevo(readBrevoSettings(readVariable), site.name) };
  };
  return {
    deliverExams: async () => deliverExamMails(connectMail()),
    deliver: async (selection) => {
      const invoice = readInvoiceSettings(readVariable);
      return deliverOutbox({ ...connectMail(), invoice }, selection);
    },
  };
}
