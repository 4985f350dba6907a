import { AppError } from "../lib/app-error";
import type { CaptchaToken } from "../lib/captcha-token";
import { toAuthError } from "./auth-error";
import { getClient } from "./client";
import { syncLoginFlag } from "./login-state";
import { sessionKey } from "./session";
import { ensureStudent, insertStudent, toStudentRow, type LoginResult } from "./student-accounts";

/** A parent's entries at registration; the account stores them until the students row is written. */
export type Registration = {
  name: string;
  email: string;
  phone: string;
  password: string;
  consentVersion: string;
  /** The captcha's token, if there is one. */
  captcha: CaptchaToken;
};

/**
 * Undoes a login whose students row could not be written. If the request to log out fails, the client would keep the
 * session, so the session is deleted here.
 */
async function undoLogin(): Promise<void> {
  const { error } = await (await getClient()).auth.signOut({ scope: "local" });
  if (error) localStorage.removeItem(sessionKey);
  syncLoginFlag();
}

/**
 * Logs a student in, and writes the students row if the account has none yet.
 *
 * @param email the account's address
 * @param password its password
 * @param captcha the captcha's token, if there is one
 * @returns whether the profile is complete (if not, its form comes next), and whether the account is an organiser
 * @throws AppError `invalid_login` (which does not reveal whether the address is known), `unconfirmed`,
 * `captcha_refused`, `login_failed` when the row could not be written, `student_missing` when it was written and still
 * cannot be read, `rate_limited`, `offline` or `unavailable`
 */
export async function logIn(email: string, password: string, captcha: CaptchaToken): Promise<LoginResult> {
  const client = await getClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password, options: captcha });
  // The server returns `email_not_confirmed` only if the password is right.
  if (error) throw toAuthError(error, error.code === "email_not_confirmed" ? "unconfirmed" : "invalid_login");
  try {
    const result = await ensureStudent(toStudentRow(data.user));
    syncLoginFlag();
    return result;
  } catch (cause) {
    await undoLogin();
    throw cause instanceof AppError && cause.code === "student_missing"
      ? cause
      : new AppError("login_failed", { cause });
  }
}

/** The result of a registration. Without a login, the student first has to open the link of the confirmation email. */
export type RegistrationResult = ({ isLoggedIn: true } & LoginResult) | { isLoggedIn: false };

/**
 * Logs in to an existing account: an earlier press may have created it although the reply was lost. Returns undefined
 * if the password is wrong; the registration then reports that the account exists.
 */
async function resumeRegistration({
  email,
  password,
  captcha,
}: Registration): Promise<RegistrationResult | undefined> {
  try {
    return { isLoggedIn: true, ...(await logIn(email, password, captcha)) };
  } catch {
    return undefined;
  }
}

/**
 * Creates an account and its students row. If addresses must be confirmed, there is no session yet, and the row is
 * written at the first login.
 *
 * @param registration checked by the form
 * @returns whether the student is logged in now, and whether the profile is complete
 * @throws AppError `signup_failed` with the provider's own message, if there is one, `rate_limited`, `offline` or
 *   `unavailable`
 */
export async function register(registration: Registration): Promise<RegistrationResult> {
  const client = await getClient();
  const { data, error } = await client.auth.signUp({
    email: registration.email,
    password: registration.password,
    options: {
      ...registration.captcha,
      data: {
        name: registration.name,
        phone: registration.phone,
        consent_given: true,
        consent_version: registration.consentVersion,
      },
    },
  });
  if (error) {
    const resumed = error.code === "user_already_exists" && (await resumeRegistration(registration));
    if (resumed) return resumed;
    const failure = toAuthError(error, "signup_failed");
    if (failure.code !== "signup_failed" || !error.message) throw failure;
    throw new AppError("signup_failed", { cause: error, message: error.message });
  }
  if (!data.session) return { isLoggedIn: false };
  try {
    await insertStudent(toStudentRow(data.session.user));
  } catch (error) {
    // A login needs a students row. If the user registers again, `resumeRegistration` logs in to the new account.
    await undoLogin();
    throw error;
  }
  syncLoginFlag();
  return { isLoggedIn: true, isComplete: false, isOrganiser: false };
}
