import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { AppError } from "../lib/app-error";
import { getClient } from "./client";
import { narrowColumns, readReply } from "./read-reply";
import { getRows } from "./request";

/** The purposes a guardian can agree to: storing, marking and ranking exams, or pictures by the camera. */
export type ConsentKind = "exam" | "camera";

/** An adult's consent: the typed name, and the wording. */
export type GivenConsent = { guardianName: string; wordingVersion: string; kinds: ConsentKind[] };

const columnsSchema = v.object({ kind: v.picklist(["exam", "camera"]) });

/**
 * @returns the logged-in student's consents: one row for the exam, one for the camera
 * @throws AppError `forbidden` if the caller is not a student, or the error of the failed request
 */
export async function listGuardianConsents() {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("get_guardian_consents")
      .select("kind, isGiven:is_given, guardianName:guardian_name, givenAt:given_at, askedAt:asked_at"),
  );
  return narrowColumns(columnsSchema, rows);
}

/**
 * One consent of the logged-in student. Times are ISO in UTC. `guardianName` and `givenAt` are null until it is given;
 * `askedAt` is the time of an email to a guardian that waits for a reply, else null.
 */
export type GuardianConsent = Awaited<ReturnType<typeof listGuardianConsents>>[number];

/**
 * @param studentId the logged-in student
 * @returns the query of the student's consents: one row for the exam, one for the camera
 */
export const guardianConsentsQuery = (studentId: string) =>
  queryOptions({ queryKey: ["guardian-consents", studentId], queryFn: listGuardianConsents });

const saveReplySchema = v.object({
  outcome: v.picklist([
    "noted",
    "name_missing",
    "name_too_long",
    "wording_unknown",
    "no_payment",
    "rate_limited",
  ]),
});

/**
 * Saves the consent of the adult who pays, at the checkout. The consent belongs to the payment that was started last,
 * and counts after that payment is paid.
 *
 * @param consent the consent given
 * @throws AppError `consent_not_saved` for any reason
 */
export async function saveCheckoutConsent(consent: GivenConsent): Promise<void> {
  const client = await getClient();
  const call = client.rpc("give_guardian_consent", {
    p_guardian_name: consent.guardianName,
    p_wording_version: consent.wordingVersion,
    p_kinds: consent.kinds,
  });
  const { outcome } = await readReply(saveReplySchema, call).catch((cause: unknown) => {
    throw new AppError("consent_not_saved", { cause });
  });
  if (outcome !== "noted") throw new AppError("consent_not_saved", { cause: outcome });
}

const withdrawalSchema = v.object({ outcome: v.picklist(["withdrawn", "not_given"]) });

/**
 * Withdraws a consent immediately; does nothing if it was withdrawn already.
 *
 * @param kind the consent to withdraw
 * @throws AppError when the consent could not be withdrawn
 */
export async function withdrawGuardianConsent(kind: ConsentKind): Promise<void> {
  const client = await getClient();
  await readReply(withdrawalSchema, client.rpc("withdraw_guardian_consent", { p_kind: kind }));
}

const requestSchema = v.object({
  outcome: v.picklist(["queued", "invalid_email", "already_given", "rate_limited"]),
});

/** The server's reply to a request for consent by email. */
export type ConsentRequest = v.InferOutput<typeof requestSchema>;

/**
 * Asks a guardian for consent by an email, which is sent within minutes.
 *
 * @param email the guardian's address
 * @returns `queued`, or why no email is sent
 * @throws AppError when the server could not be asked
 */
export async function askGuardian(email: string): Promise<ConsentRequest> {
  const client = await getClient();
  return readReply(requestSchema, client.rpc("request_guardian_consent", { p_email: email }));
}
