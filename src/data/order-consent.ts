import * as v from "valibot";
import { AppError } from "../lib/app-error";
import { withFreshLogin, type Credentials } from "./fresh-login";
import type { GivenConsent } from "./guardian-consents";
import { readReply } from "./read-reply";

const consentReplySchema = v.object({
  outcome: v.picklist([
    "given",
    "login_too_old",
    "name_missing",
    "name_too_long",
    "wording_unknown",
    "no_order",
    "rate_limited",
  ]),
});

/**
 * Saves the consent of the adult who paid, after the payment and with the account's password. The consent belongs
 * to that order and counts immediately.
 *
 * @param credentials the account's address, and its password, typed again
 * @param orderId one of the logged-in student's orders
 * @param consent the consent given
 * @throws AppError as `withFreshLogin`, `rate_limited`, or `unexpected` for values that the form does not allow
 */
export async function giveOrderConsent(
  credentials: Credentials,
  orderId: string,
  consent: GivenConsent,
): Promise<void> {
  const { outcome } = await withFreshLogin(credentials, (client) =>
    readReply(
      consentReplySchema,
      client.rpc("give_order_consent", {
        p_order_id: orderId,
        p_guardian_name: consent.guardianName,
        p_wording_version: consent.wordingVersion,
        p_kinds: consent.kinds,
      }),
    ),
  );
  if (outcome === "given") return;
  throw new AppError(outcome === "rate_limited" ? outcome : "unexpected", { cause: outcome });
}
