import * as v from "valibot";
import { FunctionError } from "./function-error.ts";

/** The caller: the account's id (the token's `sub`) and its email address in lower case, empty if it has none. */
export interface Caller {
  studentId: string;
  email: string;
}

/**
 * Asks the auth server for the account of a token; null for an invalid token. Throws `unavailable` if the auth server
 * does not answer.
 */
export type FindCaller = (token: string) => Promise<Caller | null>;

const tokenPattern = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

const userSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  role: v.literal("authenticated"),
  email: v.optional(v.nullable(v.string())),
});

/**
 * Returns the logged-in student of the request. The project's keys do not identify a person, so a request with only the
 * publishable key is refused. Throws unauthenticated.
 */
export async function getCaller(findCaller: FindCaller, headers: Headers): Promise<Caller> {
  const token = tokenPattern.exec(headers.get("authorization") ?? "")?.[1];
  const caller = token === undefined ? null : await findCaller(token);
  if (!caller) throw new FunctionError("unauthenticated");
  return caller;
}

/** Creates a `FindCaller` that calls `GET /auth/v1/user`, as supabase-js's `auth.getUser(token)` does. */
export function createFindCaller(
  settings: { url: string; publishableKey: string },
  fetcher = fetch,
): FindCaller {
  return async (token) => {
    let response: Response;
    try {
      response = await fetcher(`${settings.url}/auth/v1/user`, {
        headers: { apikey: settings.publishableKey, authorization: `Bearer ${token}` },
        redirect: "error",
        signal: AbortSignal.timeout(8000),
      });
    } catch (cause) {
      throw new FunctionError("unavailable", { cause });
    }
    if (response.status >= 500 || response.status === 429) {
      throw new FunctionError("unavailable", {
        cause: new Error(`The auth server answered ${response.status}`),
      });
    }
    if (!response.ok) return null;
    const user = v.safeParse(userSchema, await response.json());
    return user.success
      ? { studentId: user.output.id, email: (user.output.email ?? "").toLowerCase() }
      : null;
  };
}
