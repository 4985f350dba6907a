import { backgroundJobs } from "../../../supabase/functions/background-jobs/handler";
import { confirmPayment } from "../../../supabase/functions/confirm-payment/handler";
import { createOrder } from "../../../supabase/functions/create-order/handler";
import { paymentStatus } from "../../../supabase/functions/payment-status/handler";
import { razorpayWebhook } from "../../../supabase/functions/razorpay-webhook/handler";
import { createBrevo } from "../../../supabase/functions/_shared/brevo";
import { createDatabase } from "../../../supabase/functions/_shared/database";
import { deliverOutbox, type Deliver } from "../../../supabase/functions/_shared/deliver-outbox";
import { zeroCounts } from "../../../supabase/functions/_shared/delivery-counts.ts";
import { noExamCounts } from "../../../supabase/functions/_shared/fakes";
import { createRazorpay } from "../../../supabase/functions/_shared/razorpay";
import { addresses, keys } from "./keys";
import type { Connection } from "./scheduler";

/** Makes the access token of a student for the simulation; it contains the student's id. */
export function makeToken(studentId: string): string {
  return `student.${studentId}.token`;
}

/**
 * Connects the real functions as `_shared/connect.ts` does, except that all their requests go through the scheduler.
 *
 * @param now the clock of background-jobs
 * @param runInBackground keeps a function's run alive until the promise resolves, after the function's response
 */
export function connectFunctions(
  { request, sleep }: Connection,
  now: () => Date,
  runInBackground: (work: Promise<unknown>) => void,
) {
  const report = () => undefined;
  const database = createDatabase(
    { url: addresses.database, secretKey: "sb_secret_money", gstPercent: 18 },
    request,
  );
  const razorpay = createRazorpay({ url: addresses.gateway, ...keys }, request);
  const brevo = createBrevo(
    { url: addresses.brevo, apiKey: "money-brevo-key", listId: 1, from: "help@olympeak.example" },
    "Olympeak",
    request,
  );
  const site = { url: addresses.site, name: "Olympeak", helpEmail: "help@olympeak.example" };
  const deliver: Deliver = (selection) => deliverOutbox({ database, brevo, site, report }, selection);
  const dependencies = {
    allowedOrigins: [addresses.site],
    findCaller: async (token: string) => ({ studentId: token.split(".")[1] ?? "", email: "" }),
    webhookSecrets: [keys.webhookSecret],
    // No student takes an exam in these simulations.
    runExamJobs: async () => noExamCounts,
    deleteDuePictures: async () => ({ gone: 0, left: 0 }),
    deliverExams: async () => zeroCounts,
    ...keys,
    report,
    database,
    razorpay,
    brevo,
    site,
    deliver,
    sleep,
    now,
    runInBackground,
  };
  return {
    createOrder: createOrder(dependencies),
    confirmPayment: confirmPayment(dependencies),
    paymentStatus: paymentStatus(dependencies),
    razorpayWebhook: razorpayWebhook(dependencies),
    backgroundJobs: backgroundJobs(dependencies),
  };
}

export type Functions = ReturnType<typeof connectFunctions>;
