import type { CaptchaAnswer } from "../lib/captcha-answer";
import { readAuthFailure } from "./auth-failure";
import { createEphemeralClient, type Client } from "./client";
import { passSecondFactor } from "./second-factor";

/** Anyone who is asked for the password once more: the account's address, what was typed, and what the captcha said. */
export type Credentials = {
  email: string;
  password: string;
  captcha: CaptchaAnswer;
  /** Of the authenticator app, where the account has one; it is asked for by `code_needed`. */
  code?: string | undefined;
};

/**
 * Logs in once more, beside the session that is there, for what a login of long ago may not do (decision 030).
 *
 * @param credentials the account's address, and what was asked for again
 * @returns a client with that login; who asked for it ends it
 * @throws AppError `wrong_password`, `code_needed`, `wrong_code`, `captcha_refused`, `rate_limited`, `offline` or `unavailable`
 */
export async function openFreshLogin(credentials: Credentials): Promise<Client> {
  const { email, password, captcha, code } = credentials;
  const client = await createEphemeralClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password, options: captcha });
  if (error) throw readAuthFailure(error, "wrong_password");
  try {
    await passSecondFactor(client, data.user, code);
  } catch (refusal) {
    await client.auth.signOut({ scope: "local" });
    throw refusal;
  }
  return client;
}

/**
 * Runs one action with a fresh login, and ends that login in any case.
 *
 * @param credentials as for `openFreshLogin`
 * @param work what is done with it
 * @returns what the work returns
 * @throws AppError as `openFreshLogin`, and what the work throws
 */
export async function withFreshLogin<T>(
  credentials: Credentials,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await openFreshLogin(credentials);
  try {
    return await work(client);
  } finally {
    await client.auth.signOut({ scope: "local" });
  }
}
