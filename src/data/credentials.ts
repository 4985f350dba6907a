import { paths } from "../config/paths";
import { AppError } from "../lib/app-error";
import { report } from "../lib/report";
import { toAuthError, toPasswordError } from "./auth-error";
import { getClient, type Client } from "./client";
import { openFreshLogin, withFreshLogin, type Credentials } from "./fresh-login";

/**
 * Replaces this browser's session by the fresh login and ends every other session, so a copied old session no longer
 * works. If a step fails, the password is still changed, and the student has to log in again.
 */
async function replaceSession(login: Client): Promise<void> {
  const { data } = await login.auth.getSession();
  if (!data.session) return;
  const { auth } = await getClient();
  const { error } = await auth.setSession(data.session);
  const { error: failure } = error ? { error } : await auth.signOut({ scope: "others" });
  if (failure) report("ending the other sessions", failure);
}

/**
 * Changes the account's password. This browser stays logged in; all others are logged out.
 *
 * @param credentials the account's address and its current password
 * @param password the new password
 * @throws AppError `wrong_password`, `code_needed`, `wrong_code`, `weak_password` with the reasons, `same_password`,
 * `password_not_changed`, `captcha_refused`, `rate_limited`, `offline` or `unavailable`
 */
export async function changePassword(credentials: Credentials, password: string): Promise<void> {
  const login = await openFreshLogin(credentials);
  const { error } = await login.auth.updateUser({ password, current_password: credentials.password });
  if (error) {
    await login.auth.signOut({ scope: "local" });
    throw toPasswordError(error, "password_not_changed");
  }
  await replaceSession(login);
}

/**
 * Asks for another address of the account. If addresses must be confirmed, the old address stays until the links in
 * the emails to both addresses were opened (mail-links.ts).
 *
 * @param credentials the account's current address and its password
 * @param email the new address
 * @returns whether the address is changed already
 * @throws AppError `wrong_password`, `code_needed`, `wrong_code`, `captcha_refused`, `email_taken`,
 * `email_not_changed`, `rate_limited`, `offline` or `unavailable`
 */
export async function changeEmail(credentials: Credentials, email: string): Promise<{ isChanged: boolean }> {
  const isChanged = await withFreshLogin(credentials, async ({ auth }) => {
    const options = { emailRedirectTo: `${location.origin}${paths.login}` };
    const { data, error } = await auth.updateUser({ email }, options);
    if (error?.code === "email_exists") throw new AppError("email_taken", { cause: error });
    if (error) throw toAuthError(error, "email_not_changed");
    return data.user.email === email.toLowerCase();
  });
  if (isChanged) await (await getClient()).auth.refreshSession();
  return { isChanged };
}
