import type { AuthError } from "@supabase/supabase-js";
import { paths } from "../config/paths";
import type { AppError } from "../lib/app-error";
import type { CaptchaToken } from "../lib/captcha-token";
import { report } from "../lib/report";
import { toAuthError, toPasswordError } from "./auth-error";
import { createEphemeralClient, getClient } from "./client";
import { dropLogin } from "./login-state";
import { passSecondFactor } from "./second-factor";
import { sessionStore } from "./session";

/** The purpose of an email link. */
export type LinkType = "recovery" | "signup" | "email_change";

/**
 * Asks for the email with the link to set a new password. The result does not reveal whether the address is known.
 *
 * @param email the account's address
 * @param captcha the captcha's token, if there is one
 * @throws AppError `reset_not_sent`, `captcha_refused`, `rate_limited`, `offline` or `unavailable`
 */
export async function sendResetLink(email: string, captcha: CaptchaToken): Promise<void> {
  const { error } = await (
    await getClient()
  ).auth.resetPasswordForEmail(email, { ...captcha, redirectTo: `${location.origin}${paths.resetPassword}` });
  // For a second request within a short time, the server refuses a known address and accepts an unknown one. The page
  // must not show the difference.
  if (error?.status === 429 && error.code !== "over_request_rate_limit") return;
  if (error) throw toAuthError(error, "reset_not_sent");
}

/**
 * Asks for the email that confirms the address of a new account again. The earlier link then no longer works.
 *
 * @param email the account's address
 * @param captcha the captcha's token, if there is one
 * @throws AppError `confirmation_not_sent`, `captcha_refused`, `rate_limited`, `offline` or `unavailable`
 */
export async function resendConfirmation(email: string, captcha: CaptchaToken): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.resend({ type: "signup", email, options: captcha });
  if (error) throw toAuthError(error, "confirmation_not_sent");
}

/** Logs in with the token of an email's link. The token works once. */
async function openLink(type: LinkType, tokenHash: string, toAppError: (error: AuthError) => AppError) {
  const client = await createEphemeralClient();
  const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
  if (error) throw toAppError(error);
  return { client, session: data.session };
}

/**
 * Confirms an address by the link of the email. Does not log in, because the parent may have opened the email on
 * another person's phone. A student who is logged in here continues under the new address.
 *
 * @param type the link's type: `signup` for a new account's address, `email_change` for a changed address, which the
 * old and the new mailbox have to confirm
 * @param tokenHash the link's token
 * @returns whether the address is confirmed; false while the other mailbox still has to confirm
 * @throws AppError `link_used` for a link that has expired or was used, `rate_limited`, `offline` or `unavailable`
 */
export async function confirmAddress(
  type: "signup" | "email_change",
  tokenHash: string,
): Promise<{ isComplete: boolean }> {
  const { client, session } = await openLink(type, tokenHash, (error) => toAuthError(error, "link_used"));
  if (!session) return { isComplete: false };
  await client.auth.signOut({ scope: "local" });
  if (sessionStore.getState()?.studentId === session.user.id) await (await getClient()).auth.refreshSession();
  return { isComplete: true };
}

/**
 * Prepares setting a new password by the link of the email. The link works once, but after a refused password the
 * returned function can be called again.
 *
 * @param tokenHash the link's token
 * @returns a function that takes the new password, and the code of the account's authenticator app, if it has one. The
 * function ends every session of the account after the password is set. It throws AppError `code_needed` and
 * `wrong_code`, `weak_password` with the reasons, `same_password`, `reset_failed` for a link that has expired or was
 * used, `rate_limited`, `offline` or `unavailable`.
 */
export function prepareNewPassword(
  tokenHash: string,
): (password: string, code: string | undefined) => Promise<void> {
  let openedLink: ReturnType<typeof openLink> | undefined;
  // A code is valid for 30 seconds, so a second call does not check it again.
  let hasSecondFactor = false;
  return async (password, code) => {
    openedLink ??= openLink("recovery", tokenHash, (error) => toAuthError(error, "reset_failed"));
    const { client, session } = await openedLink.catch((error: unknown) => {
      openedLink = undefined;
      throw error;
    });
    if (session && !hasSecondFactor) await passSecondFactor(client, session.user, code);
    hasSecondFactor = true;
    const { error } = await client.auth.updateUser({ password });
    if (error) throw toPasswordError(error, "reset_failed");
    const { error: failure } = await client.auth.signOut({ scope: "global" });
    if (failure) report("ending the other sessions", failure);
    if (sessionStore.getState()?.studentId === session?.user.id) dropLogin();
  };
}
