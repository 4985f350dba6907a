import * as v from "valibot";
import type { Caller } from "./caller.ts";
import { FunctionError } from "./function-error.ts";

/** A request with the caller's email address. Its format is not checked, because checkOwnEmail compares it with the account's. */
export const ownEmailSchema = v.object({
  email: v.pipe(
    v.string("is missing"),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty("is missing"),
    v.maxLength(254, "is too long"),
  ),
});

/** Checks that the email address is the caller's own. Throws forbidden for any other; `email` is lower-case. */
export function checkOwnEmail(caller: Caller, email: string): void {
  if (caller.email === "" || caller.email !== email) {
    throw new FunctionError("forbidden", { message: "This is not the email address of your account." });
  }
}
