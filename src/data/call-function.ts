import * as v from "valibot";
import { AppError } from "../lib/app-error";
import { toAuthError } from "./auth-error";
import { getClient } from "./client";
import { errorCodeOf } from "./error-code";

const refusalSchema = v.object({
  error: v.object({
    code: v.pipe(v.string(), v.toLowerCase()),
    message: v.string(),
    items: v.fallback(v.array(v.string()), []),
  }),
});

/**
 * A request without a reply counts as failed after this time, in milliseconds: twice the longest time that a function
 * takes.
 */
const timeoutMs = 30_000;

/** An edge function's refusal, with the name that the database or the function gave it. */
export class FunctionRefusal extends Error {
  override readonly name = "FunctionRefusal";

  /**
   * @param code the name, such as `price_changed`; responses have it in capitals
   * @param examIds the ids of the exams that caused the refusal, if any
   */
  constructor(
    readonly code: string,
    readonly examIds: string[],
  ) {
    super(code);
  }
}

/**
 * Calls an edge function as the logged-in student.
 *
 * @param name the function's folder name
 * @param body sent as JSON
 * @param schema the schema of a valid reply
 * @returns the checked reply
 * @throws FunctionRefusal with its name; AppError `unauthenticated` without a session, `offline` when no reply came,
 *   `unavailable` when the reply is not valid
 */
export async function callFunction<T>(
  name: string,
  body: Record<string, unknown>,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const client = await getClient();
  const { data: login, error: failure } = await client.auth.getSession();
  if (failure) throw toAuthError(failure, "unauthenticated");
  if (!login.session) throw new AppError("unauthenticated");
  const { data, error, response } = await client.functions.invoke<unknown>(name, {
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!error) {
    const checked = v.safeParse(schema, data);
    if (checked.success) return checked.output;
    throw new AppError("unavailable", { cause: checked.issues });
  }
  // The error is recognised by its name: importing its class would add the Supabase library to the script of every page
  // that calls a function.
  const hasNoReply = error instanceof Error && error.name === "FunctionsFetchError";
  if (!response) throw new AppError(hasNoReply ? "offline" : "unavailable", { cause: error });
  const refusal = v.safeParse(refusalSchema, await response.json().catch(() => null));
  if (!refusal.success) throw new AppError(errorCodeOf(response.status), { cause: error });
  throw new FunctionRefusal(refusal.output.error.code, refusal.output.error.items);
}
