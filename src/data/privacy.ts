import * as v from "valibot";
import { getClient } from "./client";
import { endLogin } from "./login-state";
import { readAnswer } from "./read-answer";
import { getRows } from "./request";

const consentSchema = v.object({ consent_at: v.nullable(v.string()) });

const deletionSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("deleted") }),
  v.object({ outcome: v.literal("payment_under_way"), until: v.nullable(v.string()) }),
]);

/**
 * Gives or withdraws the consent to updates. The mailing list follows by itself.
 *
 * @param isGiven whether updates may be sent
 * @param version the wording that was agreed to
 * @returns since when it is given, by the server's clock in UTC, or null
 * @throws AppError when it could not be saved, `unavailable` when the answer is not ours
 */
export async function setConsent(isGiven: boolean, version: string): Promise<string | null> {
  const client = await getClient();
  const call = client.rpc("set_consent", { p_is_given: isGiven, p_version: version });
  return (await readAnswer(consentSchema, call)).consent_at;
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
