import * as v from "valibot";
import { AppError } from "../lib/app-error";
import type { CaptchaToken } from "../lib/captcha-token";
import { toAuthError } from "./auth-error";
import { createEphemeralClient, getClient, type Client } from "./client";
import { isChildLogin, refreshFamily } from "./family";
import { readReply } from "./read-reply";
import { passSecondFactor } from "./second-factor";
import { sessionStore } from "./session";

/**
 * The credentials of a repeated login: the account's address, the typed password and code, and the captcha's token.
 */
export type Credentials = {
  email: string;
  password: string;
  captcha: CaptchaToken;
  /** The code of the authenticator app, if the account has one; if it is missing, a login throws `code_needed`. */
  code?: string | undefined;
};

/**
 * Logs in again, without touching the current session, for actions that need a recent login (decision 030).
 *
 * @param credentials the account's address, the typed password and code; for a further child the address may be the
 * child's or the family's
 * @returns a client with that login, which the caller has to end
 * @throws AppError `wrong_password`, `code_needed`, `wrong_code`, `captcha_refused`, `rate_limited`, `offline` or
 * `unavailable`
 */
export async function openFreshLogin(credentials: Credentials): Promise<Client> {
  const { password, captcha, code } = credentials;
  const email = isChildLogin(credentials.email) ? (await refreshFamily()).address : credentials.email;
  const client = await createEphemeralClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password, options: captcha });
  if (error) throw toAuthError(error, "wrong_password");
  try {
    await passSecondFactor(client, data.user, code);
  } catch (refusal) {
    await client.auth.signOut({ scope: "local" });
    throw refusal;
  }
  return client;
}

const confirmationSchema = v.object({ outcome: v.picklist(["confirmed", "login_too_old"]) });

/**
 * Reports to the server that the family's password was entered for a child (decision 097). The confirmation is
 * valid for two minutes.
 */
async function confirmFamilyFor(studentId: string, login: Client): Promise<void> {
  const call = login.rpc("confirm_family", { p_student_id: studentId });
  const { outcome } = await readReply(confirmationSchema, call);
  if (outcome !== "confirmed") throw new AppError("unexpected", { cause: outcome });
}

/**
 * Checks the family's password for the logged-in student. For two minutes, the server then accepts the student's
 * requests that need the password.
 *
 * @param credentials as for `openFreshLogin`
 * @throws AppError as `openFreshLogin`, or when the server could not be asked
 */
export async function confirmFamily(credentials: Credentials): Promise<void> {
  const session = sessionStore.getState();
  if (!session) throw new AppError("unauthenticated");
  const login = await openFreshLogin(credentials);
  try {
    await confirmFamilyFor(session.studentId, login);
  } finally {
    await login.auth.signOut({ scope: "local" });
  }
}

/**
 * Runs an action with a fresh login, and always ends that login. A further child has no password: the family's password
 * is checked, and the action runs with the child's own login.
 *
 * @param credentials as for `openFreshLogin`
 * @param action the function to run with the fresh login
 * @returns the action's result
 * @throws AppError as `openFreshLogin`, and any error of the action
 */
export async function withFreshLogin<T>(
  credentials: Credentials,
  action: (client: Client) => Promise<T>,
): Promise<T> {
  const session = sessionStore.getState();
  if (session && isChildLogin(session.email)) {
    await confirmFamily(credentials);
    return action(await getClient());
  }
  const client = await openFreshLogin(credentials);
  try {
    return await action(client);
  } finally {
    await client.auth.signOut({ scope: "local" });
  }
}
