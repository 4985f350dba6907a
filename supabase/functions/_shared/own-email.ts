import type { Caller } from "./caller.ts";
import { FunctionError } from "./function-error.ts";

/** Messages go to the caller's own address only. Throws FORBIDDEN for any other; `email` is lower-case. */
export function checkOwnEmail(caller: Caller, email: string): void {
  if (caller.email === "" || caller.email !== email) {
    throw new FunctionError("FORBIDDEN", { message: "This is not the e-mail address of your account." });
  }
}
