import type { AuthError } from "@supabase/supabase-js";
import * as v from "valibot";
import { AppError, type ErrorCode } from "../lib/app-error";
import { errorCodeOf } from "./error-code";

/**
 * Whether no reply came, or only one of a proxy or a server that failed (5xx): not the user's fault
 * (docs/specification.md section 8, auth failures).
 */
const isServerUnavailable = ({ status = 0 }: AuthError): boolean => status === 0 || status >= 500;

const tooManyRequests = 429;

/** Texts for the auth server's reasons why a password is weak. */
const weaknesses: Record<string, string> = {
  length: "Please choose a longer password.",
  characters: "Please use small letters, capital letters, digits and symbols in the password.",
  pwned: "This password has been leaked on another site. Please choose a different one.",
};

/**
 * The error of a weak password. Its fields are checked, not its class: importing the class would load the whole auth client
 * with the form.
 */
const weakPasswordSchema = v.object({
  code: v.literal("weak_password"),
  reasons: v.fallback(v.array(v.string()), []),
});

/**
 * Converts an error of the auth server to the error that the site shows.
 *
 * @param error the error from the client
 * @param refusal the code to show if the server refused the request
 * @returns `offline` or `unavailable` if no reply came, `rate_limited`, `captcha_refused`, or the refusal
 */
export function toAuthError(error: AuthError, refusal: ErrorCode): AppError {
  if (isServerUnavailable(error)) return new AppError(errorCodeOf(error.status ?? 0), { cause: error });
  if (error.code === "captcha_failed") return new AppError("captcha_refused", { cause: error });
  return new AppError(error.status === tooManyRequests ? "rate_limited" : refusal, { cause: error });
}

/**
 * Converts the error of a refused new password.
 *
 * @param error the error from the client
 * @param refusal the code to show if the server gives no reason
 * @returns `weak_password` with the server's reasons, `same_password`, or as `toAuthError`
 */
export function toPasswordError(error: AuthError, refusal: ErrorCode): AppError {
  const weak = v.safeParse(weakPasswordSchema, error);
  if (weak.success) {
    const message = weak.output.reasons.flatMap((reason) => weaknesses[reason] ?? []).join(" ");
    return new AppError("weak_password", { cause: error, ...(message !== "" && { message }) });
  }
  if (error.code === "same_password") return new AppError("same_password", { cause: error });
  return toAuthError(error, refusal);
}
