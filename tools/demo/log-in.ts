import * as v from "valibot";
import { createNodeClient } from "../local/node-client";
import type { Settings } from "../local/settings";

/** The stack's settings that the demo needs. */
export type DemoStack = Pick<Settings, "apiUrl" | "databaseUrl" | "publishableKey" | "siteUrl">;

const sessionSchema = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });

/** A logged-in demo account. */
export type Person = Awaited<ReturnType<typeof logIn>>;

/**
 * Logs in as one of the demo accounts, as the site does.
 *
 * @param stack the stack
 * @param email the account's address
 * @returns the account's id, a client for the database with the account's rights, and a function that calls edge
 *   functions
 * @throws Error with a message if the stack is not running, or the login fails
 */
export async function logIn({ apiUrl, publishableKey }: DemoStack, email: string) {
  const headers = { apikey: publishableKey, "content-type": "application/json" };
  const response = await fetch(`${apiUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password: "olympeak-demo" }),
  }).catch((error: unknown) => {
    throw new Error(`Nothing answers at ${apiUrl}. Run "npm start" first, in another terminal.`, {
      cause: error,
    });
  });
  const session = v.safeParse(sessionSchema, await response.json().catch(() => null));
  if (!session.success)
    throw new Error(
      `${email} cannot log in (status ${response.status}): the data is older than this demo, or a captcha is on. "npm run reset" builds it again.`,
    );
  const authorizedHeaders = { ...headers, authorization: `Bearer ${session.output.access_token}` };
  return {
    id: session.output.user.id,
    client: createNodeClient({ apiUrl, publishableKey }, session.output.access_token),
    /** Calls an edge function and returns the body of the response, with any status. */
    async call(name: string, body: unknown): Promise<unknown> {
      const response = await fetch(`${apiUrl}/functions/v1/${name}`, {
        method: "POST",
        headers: authorizedHeaders,
        body: JSON.stringify(body),
      });
      return response.json();
    },
  };
}
