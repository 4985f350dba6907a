import * as v from "valibot";
import { env } from "../config/env";
import { AppError } from "../lib/app-error";
import { readAuthFailure } from "./auth-failure";
import { getClient } from "./client";
import { errorCodeOf } from "./request";

const failureSchema = v.object({ error: v.looseObject({ code: v.string(), message: v.string() }) });

/** A request without an answer counts as failed after this time, in milliseconds: twice what a function takes at worst. */
const patienceMs = 30_000;

/** An edge function's refusal: its own code and whatever it sent along, for the caller to translate. */
export class FunctionRefusal extends Error {
  override readonly name = "FunctionRefusal";

  /**
   * @param status the HTTP status
   * @param code the function's code, such as PRICE_CHANGED
   * @param detail the whole error object of the answer
   */
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: Record<string, unknown>,
  ) {
    super(`${code} (${status})`);
  }
}

/**
 * Calls an edge function as the logged-in student.
 *
 * @param name the function's folder name
 * @param body sent as JSON
 * @param schema what a good answer looks like
 * @returns the checked answer
 * @throws FunctionRefusal with the function's own code; AppError `signed_out` without a session, `offline` when no
 *   answer came, `unavailable` when the answer is not ours
 */
export async function callFunction<T>(
  name: string,
  body: unknown,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const { data, error } = await (await getClient()).auth.getSession();
  if (error) throw readAuthFailure(error, "signed_out");
  if (!data.session) throw new AppError("signed_out");
  const response = await fetch(`${env.VITE_SUPABASE_URL}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${data.session.access_token}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new AppError("offline", { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const checked = v.safeParse(schema, answer);
    if (checked.success) return checked.output;
    throw new AppError("unavailable", { cause: checked.issues });
  }
  const failure = v.safeParse(failureSchema, answer);
  if (!failure.success) throw new AppError(errorCodeOf(response.status));
  throw new FunctionRefusal(response.status, failure.output.error.code, failure.output.error);
}
