import { isMissingScript } from "./missing-script";

/** The error codes, each with its message (from docs/specification.md section 8 if it has one). */
const messages = {
  offline: "You seem to be offline. Check your internet connection and try again.",
  unavailable: "Our service is not responding right now. Please try again in a minute.",
  unexpected: "Something went wrong. Please try again.",
  unauthenticated: "Your session has ended. Please log in again.",
  forbidden:
    "Your account does not have permission to do this. If you have another account, please log in with it.",
  not_found: "We could not find that. Please check the link and try again.",
  rate_limited: "Too many attempts. Please wait a minute and try again.",
  captcha_open: "Please complete the security check above the button first.",
  captcha_missing:
    "The security check could not load. Please turn off your ad blocker for this site, or try another network.",
  captcha_refused: "The security check failed. Please try again.",
  invalid_login: "Invalid email or password.",
  wrong_password: "That password is not correct for this account.",
  code_needed: "Please enter the six digits shown in your authenticator app.",
  wrong_code: "That code is wrong or has expired. Please try again with the code the app shows now.",
  login_failed: "Login failed. Please try again later.",
  student_missing: "Student record not found.",
  signup_failed: "Signup failed.",
  unconfirmed: "Please confirm your email first: open the link in the email we sent you.",
  confirmation_not_sent: "The email could not be sent. Please check the email address and try again.",
  link_used: "This link has expired or was already used.",
  reset_not_sent: "Failed to send reset email. Please check the email address.",
  reset_failed: "Failed to reset password. Try again.",
  weak_password: "Please choose a password that is harder to guess.",
  password_not_changed: "The password could not be changed. Please try again.",
  email_not_changed: "The email address could not be changed. Please check it and try again.",
  email_taken: "Another account already uses that email address.",
  same_password: "That is your current password. Please choose a new one.",
  profile_not_saved: "Failed to save profile. Please try again.",
  checkout_profile_not_saved: "Something went wrong while saving your profile. Please try again.",
  consent_not_saved:
    "We could not save the consent. Nothing has been charged. Please try again, or continue without it: you can give it later.",
  payment_not_started: "We could not start the payment. Nothing has been charged. Please try again.",
  checkout_blocked:
    "The payment page could not be loaded. Nothing has been charged. Check the connection and try again.",
  paper_damaged: "The paper did not download fully. Please try again, or use another network.",
  old_browser:
    "This browser is too old for the exam. Please update it or use another browser. An iPhone or iPad needs iOS 16.4 or later.",
  order_not_saved: "Payment succeeded but something went wrong saving your order.",
} as const;

export type ErrorCode = keyof typeof messages;

/**
 * @param code an error code, for example from the database
 * @returns whether it is one of the site's error codes, which have a message
 */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(messages, code);
}

/**
 * @param code the error's code
 * @returns its message, for use without an error
 */
export function messageForCode(code: ErrorCode): string {
  return messages[code];
}

/** The site's error type: `code` is for code, `message` for people, and `cause` for error reports. */
export class AppError extends Error {
  override readonly name = "AppError";

  /**
   * @param code the error's code
   * @param options `cause`: the original error; `message`: another message, for example the provider's if the
   * specification shows it
   */
  constructor(
    readonly code: ErrorCode,
    options: { cause?: unknown; message?: string } = {},
  ) {
    super(options.message ?? messages[code], { cause: options.cause });
  }
}

/**
 * @param error anything that was thrown
 * @returns the message to show: an AppError's own, the one about the connection for a missing script, else the general
 * one
 */
export function messageOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  return isMissingScript(error) ? messages.offline : messages.unexpected;
}
