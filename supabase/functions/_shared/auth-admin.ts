import * as v from "valibot";
import { createKeyHeaders } from "./key-headers.ts";
import { callRemote } from "./remote-call.ts";

/** The calls to the auth server's admin API that the functions make. Each throws RemoteError on failure. */
export interface AuthAdmin {
  /**
   * Creates an account without a usable login: its address receives no email, and it has no password. Returns its id.
   */
  createChildLogin: () => Promise<string>;
  /** Deletes an account. */
  deleteLogin: (id: string) => Promise<void>;
  /**
   * Creates a one-time token, which `verifyOtp` turns into a session of the account with this address. No email is sent.
   */
  createLoginToken: (email: string) => Promise<string>;
}

const userSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
const linkSchema = v.object({ hashed_token: v.pipe(v.string(), v.nonEmpty()) });

/** Creates a client for the auth server's admin API, with the secret key. */
export function createAuthAdmin(
  settings: { url: string; secretKey: string },
  fetcher: typeof fetch = fetch,
): AuthAdmin {
  const base = { headers: createKeyHeaders(settings.secretKey), timeoutMs: 8000 };
  const url = `${settings.url}/auth/v1/admin`;
  return {
    createChildLogin: async () => {
      // SQL recognises a child's login by this form of address (private.add_child). No email can be sent to `.invalid`.
      const body = { email: `child-${crypto.randomUUID()}@children.invalid`, email_confirm: true };
      const call = { ...base, method: "POST", url: `${url}/users`, body } as const;
      return (await callRemote("auth", call, userSchema, fetcher)).id;
    },
    deleteLogin: async (id) => {
      await callRemote(
        "auth",
        { ...base, method: "DELETE", url: `${url}/users/${id}` },
        v.unknown(),
        fetcher,
      );
    },
    createLoginToken: async (email) => {
      const body = { type: "magiclink", email };
      const call = { ...base, method: "POST", url: `${url}/generate_link`, body } as const;
      return (await callRemote("auth", call, linkSchema, fetcher)).hashed_token;
    },
  };
}
