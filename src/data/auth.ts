import type { User } from "@supabase/supabase-js";
import * as v from "valibot";
import { AppError } from "../lib/app-error";
import { shortenName } from "../lib/max-lengths";
import { readAuthFailure } from "./auth-failure";
import { getClient } from "./client";
import { checkLoginState } from "./login-state";
import { ensureStudent, insertStudent } from "./student-accounts";

/** What a parent said at registration; it travels with the account until the students row is written. */
export type Registration = {
  name: string;
  email: string;
  phone: string;
  password: string;
  consentVersion: string;
};

const metadataSchema = v.object({
  name: v.fallback(v.optional(v.string()), undefined),
  phone: v.fallback(v.optional(v.string()), undefined),
  consent_given: v.fallback(v.optional(v.boolean()), undefined),
  consent_version: v.fallback(v.optional(v.string()), undefined),
});

/** The students row as it follows from the account (docs of the design, section 3 no. 8). */
function studentOf(user: User): Parameters<typeof insertStudent>[0] {
  const metadata = v.parse(metadataSchema, user.user_metadata);
  return {
    id: user.id,
    email: user.email ?? "",
    ...(metadata.name !== undefined && { name: shortenName(metadata.name) }),
    ...(metadata.phone !== undefined && { phone: metadata.phone }),
    ...(metadata.consent_given && {
      consent_given: true,
      consent_version: metadata.consent_version ?? null,
    }),
  };
}

/**
 * Logs a student in, and writes the students row where the account has none yet.
 *
 * @param email the account's address
 * @param password its password
 * @returns whether the profile is complete; where it is not, its form comes next
 * @throws AppError `invalid_login` (never telling whether the address is known), `unconfirmed`, `login_failed` when the
 *   row could not be written, `too_many`, `offline` or `unavailable`
 */
export async function logIn(email: string, password: string): Promise<{ isComplete: boolean }> {
  const client = await getClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  // The server says this only to who knows the password.
  if (error)
    throw readAuthFailure(error, error.code === "email_not_confirmed" ? "unconfirmed" : "invalid_login");
  try {
    const student = await ensureStudent(studentOf(data.user));
    checkLoginState();
    return student;
  } catch (cause) {
    await client.auth.signOut({ scope: "local" });
    throw cause instanceof AppError && cause.code === "student_missing"
      ? cause
      : new AppError("login_failed", { cause });
  }
}

/** What follows a registration: the session with its profile, or the mail that confirms the address. */
export type Registered = { isLoggedIn: true; isComplete: boolean } | { isLoggedIn: false };

/**
 * The first press may have made the account although its answer was lost: who knows its password goes on where that
 * press ended. Whatever keeps them from it, the account is there, and that is what the sign-up then says.
 */
async function takeUpAccount({ email, password }: Registration): Promise<Registered | undefined> {
  try {
    return { isLoggedIn: true, ...(await logIn(email, password)) };
  } catch {
    return undefined;
  }
}

/**
 * Creates an account and its students row. With e-mail confirmation on there is no session yet: the row then follows at
 * the first login.
 *
 * @param registration checked by the form
 * @returns whether the student is logged in now, and whether the profile is complete
 * @throws AppError `signup_failed` with the provider's or the database's own message, `offline` or `unavailable`
 */
export async function register(registration: Registration): Promise<Registered> {
  const client = await getClient();
  const { data, error } = await client.auth.signUp({
    email: registration.email,
    password: registration.password,
    options: {
      data: {
        name: registration.name,
        phone: registration.phone,
        consent_given: true,
        consent_version: registration.consentVersion,
      },
    },
  });
  if (error) {
    const known = error.code === "user_already_exists" && (await takeUpAccount(registration));
    if (known) return known;
    const failure = readAuthFailure(error, "signup_failed");
    if (failure.code !== "signup_failed" || !error.message) throw failure;
    throw new AppError("signup_failed", { cause: error, message: error.message });
  }
  if (!data.session) return { isLoggedIn: false };
  await insertStudent(studentOf(data.session.user));
  checkLoginState();
  return { isLoggedIn: true, isComplete: false };
}
