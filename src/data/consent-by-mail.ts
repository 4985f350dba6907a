import * as v from "valibot";
import { AppError } from "../lib/app-error";
import type { GivenConsent } from "./guardian-consents";
import { fetchAsAnon, readAsAnon } from "./anon-request";

const replySchema = v.variant("outcome", [
  v.object({ outcome: v.literal("given"), first_name: v.nullable(v.string()) }),
  v.object({
    outcome: v.picklist(["unknown", "name_missing", "name_too_long", "wording_unknown", "rate_limited"]),
  }),
]);

/** The outcome of giving consent on the page of an email's link; `first_name` is the student's. */
export type ConsentByMail = v.InferOutput<typeof replySchema>;

/**
 * Gives a guardian's consent through the link of an email, without a login. The token works for one consent.
 *
 * @param token the link's token
 * @param consent the consent given
 * @returns `given`, or why not; `unknown` for a link that has expired or was used
 * @throws AppError when the server could not be asked, `unavailable` when the reply is not valid
 */
export async function giveConsentByMail(token: string, consent: GivenConsent): Promise<ConsentByMail> {
  const response = await fetchAsAnon("rpc/confirm_guardian_consent", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      p_token: token,
      p_guardian_name: consent.guardianName,
      p_wording_version: consent.wordingVersion,
      p_kinds: consent.kinds,
    }),
  });
  const checked = v.safeParse(replySchema, await response.json().catch(() => null));
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}

/**
 * @returns whether exams of the current edition may use the camera. True if the server could not be asked: an unused
 * consent does no harm
 */
export async function mayExamsUseCamera(): Promise<boolean> {
  try {
    const rows = await readAsAnon<{ camera: string }>("editions?select=camera&is_current=is.true");
    return rows.some(({ camera }) => camera === "optional");
  } catch {
    return true;
  }
}
