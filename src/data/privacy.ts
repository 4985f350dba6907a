import * as v from "valibot";
import { getClient } from "./client";
import { endLogin } from "./login-state";
import { readAnswer } from "./read-answer";
import { getRows } from "./request";

const consentSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("saved"), consent_at: v.nullable(v.string()) }),
  v.object({ outcome: v.literal("rate_limited") }),
]);

const deletionSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("deleted") }),
  v.object({ outcome: v.literal("payment_under_way"), until: v.nullable(v.string()) }),
]);

/** What became of a changed consent; `consent_at` is since when it is given, by the server's clock in UTC, or null. */
export type ConsentChange = v.InferOutput<typeof consentSchema>;

/**
 * Gives or withdraws the consent to updates. The mailing list follows by itself.
 *
 * @param isGiven whether updates may be sent
 * @param version the wording that was agreed to
 * @returns `saved`, or `rate_limited` for whoever gave it too often today, and then nothing has changed
 * @throws AppError when it could not be saved, `unavailable` when the answer is not ours
 */
export async function setConsent(isGiven: boolean, version: string): Promise<ConsentChange> {
  const client = await getClient();
  const call = client.rpc("set_consent", { p_is_given: isGiven, p_version: version });
  return readAnswer(consentSchema, call);
}

/**
 * @returns everything that is kept about the logged-in student, as text in JSON that a person can read too
 * @throws AppError when it could not be read
 */
export async function exportMyData(): Promise<string> {
  const client = await getClient();
  return JSON.stringify(await getRows(client.rpc("export_my_data")), null, 2);
}

/** What became of a wish to delete the account; `until` is when a payment that is under way is over, null if open. */
export type Deletion = v.InferOutput<typeof deletionSchema>;

/**
 * Deletes the logged-in student's account for good, and forgets everything on this browser.
 *
 * @returns `deleted`, or `payment_under_way`, and then nothing has changed
 * @throws AppError when the server could not be asked, `unavailable` when the answer is not ours
 */
export async function deleteAccount(): Promise<Deletion> {
  const client = await getClient();
  const deletion = await readAnswer(deletionSchema, client.rpc("delete_account"));
  if (deletion.outcome === "deleted") endLogin();
  return deletion;
}
