import * as v from "valibot";
import { getClient } from "./client";
import { withFreshLogin, type Credentials } from "./fresh-login";
import { endLogin } from "./login-state";
import { readReply } from "./read-reply";
import { getRows } from "./request";

const consentSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("saved"), consent_at: v.nullable(v.string()) }),
  v.object({ outcome: v.literal("rate_limited") }),
]);

const deletionSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("deleted") }),
  v.object({ outcome: v.picklist(["login_too_old", "award_under_way"]) }),
  v.object({
    outcome: v.literal("exams_ahead"),
    exams: v.array(
      v.pipe(
        v.object({
          id: v.string(),
          exam: v.string(),
          exam_on: v.string(),
          student: v.fallback(v.nullable(v.string()), null),
        }),
        v.transform(({ id, exam, exam_on, student }) => ({ id, name: exam, examOn: exam_on, student })),
      ),
    ),
  }),
  v.object({ outcome: v.literal("exam_under_way"), until: v.string() }),
  v.object({ outcome: v.literal("payment_under_way"), until: v.nullable(v.string()) }),
]);

/** The outcome of changing the consent; `consent_at` is the server's time of the consent in UTC, or null. */
export type UpdatesConsentChange = v.InferOutput<typeof consentSchema>;

/**
 * Gives or withdraws the consent to updates. The server then updates the mailing list.
 *
 * @param isGiven whether updates may be sent
 * @param version the version of the wording that the user agreed to
 * @returns `saved`, or `rate_limited` if the consent was changed too often today; then nothing has changed
 * @throws AppError when the consent could not be saved, `unavailable` when the reply is not valid
 */
export async function setUpdatesConsent(isGiven: boolean, version: string): Promise<UpdatesConsentChange> {
  const client = await getClient();
  const call = client.rpc("set_consent", { p_is_given: isGiven, p_version: version });
  return readReply(consentSchema, call);
}

/**
 * @returns all stored data about the logged-in student, as readable JSON
 * @throws AppError when the data could not be read
 */
export async function exportMyData(): Promise<string> {
  const client = await getClient();
  return JSON.stringify(await getRows(client.rpc("export_my_data")), null, 2);
}

/**
 * The outcome of deleting the account.
 * - `exam_under_way`, `payment_under_way`: `until` is the end of the exam or payment, null if unknown
 * - `award_under_way`: an award is packed or posted
 * - `exams_ahead`: `exams` are paid and still to come, and the family has not agreed to lose all of them; `student` is
 *   the name of the enrolled child
 */
export type Deletion = v.InferOutput<typeof deletionSchema>;

/**
 * Deletes the logged-in student's account for good, and all data on this browser. The login that registered a family is
 * deleted with all its children; a further child is deleted alone.
 *
 * @param credentials the account's address, and its password, typed again
 * @param examsGivenUp the ids of the exams that the family agreed to lose
 * @returns `deleted`, or why not; then nothing has changed
 * @throws AppError as `withFreshLogin`, or when the server could not be asked; `unavailable` when the reply is not
 * valid
 */
export async function deleteAccount(
  credentials: Credentials,
  examsGivenUp: readonly string[],
): Promise<Deletion> {
  const deletion = await withFreshLogin(credentials, (client) =>
    readReply(deletionSchema, client.rpc("delete_account", { p_exams_given_up: [...examsGivenUp] })),
  );
  if (deletion.outcome === "deleted") endLogin();
  return deletion;
}
