import type { User } from "@supabase/supabase-js";
import { AppError } from "../lib/app-error";
import { readAuthFailure } from "./auth-failure";
import type { Client } from "./client";

/**
 * Gives the code that an authenticator app shows. The client's session counts as one with a second factor from then on.
 *
 * @param client the logged-in client
 * @param factorId the app
 * @param code its six digits
 * @throws AppError `wrong_code`, `rate_limited`, `offline` or `unavailable`
 */
export async function verifyCode({ auth }: Client, factorId: string, code: string): Promise<void> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw readAuthFailure(error, "wrong_code");
}

/**
 * Makes a fresh login as strong as the account's logins can be: where an authenticator app is set up, the auth server takes
 * neither a new password nor a new address from a session without its code.
 *
 * @param client the fresh login
 * @param user the account with its apps, from the login's answer
 * @param code the typed code, or nothing if it has not been asked for yet
 * @throws AppError `code_needed` where there is an app and no code, `wrong_code`, `rate_limited`, `offline` or `unavailable`
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
