import type { User } from "@supabase/supabase-js";
import { AppError } from "../lib/app-error";
import { toAuthError } from "./auth-error";
import type { Client } from "./client";

/**
 * Sends the code that an authenticator app shows. From then on the client's session has a second factor.
 *
 * @param client the logged-in client
 * @param factorId the id of the authenticator app
 * @param code its six digits
 * @throws AppError `wrong_code`, `rate_limited`, `offline` or `unavailable`
 */
export async function verifyCode({ auth }: Client, factorId: string, code: string): Promise<void> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw toAuthError(error, "wrong_code");
}

/**
 * Adds the second factor to a fresh login if the account has an authenticator app. Without the app's code, the auth
 * server accepts neither a new password nor a new address.
 *
 * @param client the fresh login
 * @param user the account with its authenticator apps, from the login's reply
 * @param code the typed code; undefined before the form has asked for it
 * @throws AppError `code_needed` if there is an app and no code was typed, `wrong_code`, `rate_limited`, `offline` or
 * `unavailable`
 */
export async function passSecondFactor(
  client: Client,
  { factors = [] }: Pick<User, "factors">,
  code: string | undefined,
): Promise<void> {
  const app = factors.find(({ factor_type, status }) => factor_type === "totp" && status === "verified");
  if (!app) return;
  if (!code) throw new AppError("code_needed");
  await verifyCode(client, app.id, code);
}
