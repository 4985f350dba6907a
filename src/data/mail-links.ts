import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { env } from "../config/env";
import { paths } from "../config/paths";
import type { AppError } from "../lib/app-error";
import { report } from "../lib/report";
import { readAuthFailure, readPasswordFailure } from "./auth-failure";
import { getClient } from "./client";
import { dropLogin } from "./login-state";
import { sessionStore } from "./session";

type TokenType = "recovery" | "signup";

/**
 * Asks for the mail with the link to set a new password. Whether the address is known is not told.
 *
 * @param email the account's address
 * @throws AppError `reset_not_sent`, `rate_limited`, `offline` or `unavailable`
 */
export async function sendResetLink(email: string): Promise<void> {
  const { error } = await (
    await getClient()
  ).auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}${paths.resetPassword}` });
  // Asked again too soon, the server refuses a known address and accepts an unknown one: nobody may see the difference.
  if (error?.status === 429 && error.code !== "over_request_rate_limit") return;
  if (error) throw readAuthFailure(error, "reset_not_sent");
}

/** A client that remembers nothing: whoever is logged in on this browser stays so while a link is used. */
async function createForgetfulClient(): Promise<SupabaseClient> {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(env.VITE_SUPABASE_URL, env.VITE_SUPABASE_PUBLISHABLE_KEY, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `olympeak-link-${crypto.randomUUID()}`,
    },
  });
}

/** Uses up the token of a mail's link, once. */
async function openLink(type: TokenType, tokenHash: string, read: (error: AuthError) => AppError) {
  const client = await createForgetfulClient();
  const { data, error } = await client.auth.verifyOtp({ type, token_hash: tokenHash });
  if (error) throw read(error);
  return { client, studentId: data.user?.id };
}

/**
 * Confirms an address by the link of the mail. Logs nobody in: the parent may be reading mail on another's phone.
 *
 * @param tokenHash what the link carried
 * @throws AppError `link_used` for a link that is old or was used, `rate_limited`, `offline` or `unavailable`
 */
export async function confirmAddress(tokenHash: string): Promise<void> {
  await openLink("signup", tokenHash, (error) => readAuthFailure(error, "link_used"));
}

/**
 * Sets a new password by the link of the mail. The link is used up by the first call; a password that was refused can be
 * mended by another one.
 *
 * @param tokenHash what the link carried
 * @returns a function that takes the new password, and ends every session of the account once it is set. It throws
 *   AppError `weak_password` with the reasons, `same_password`, `reset_failed` for a link that is old or was used,
 *   `rate_limited`, `offline` or `unavailable`.
 */
export function prepareNewPassword(tokenHash: string): (password: string) => Promise<void> {
  let opened: ReturnType<typeof openLink> | undefined;
  return async (password) => {
    opened ??= openLink("recovery", tokenHash, (error) => readAuthFailure(error, "reset_failed"));
    const { client, studentId } = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const { error } = await client.auth.updateUser({ password });
    if (error) throw readPasswordFailure(error);
    const { error: failure } = await client.auth.signOut({ scope: "global" });
    if (failure) report("ending the other sessions", failure);
    if (sessionStore.getState()?.studentId === studentId) dropLogin();
  };
}
