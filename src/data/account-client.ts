import { GoTrueClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { env } from "../config/env";
import type { Database } from "./database";

const key = env.VITE_SUPABASE_PUBLISHABLE_KEY;

type Memory = {
  /** Where the session is kept, by the name of the stored entry. */
  storageKey: string;
  /** Whether the session outlives the page, and is refreshed as long as the page is open. */
  isKept: boolean;
};

/**
 * The two parts of Supabase's client that the account needs, put together as `supabase-js` does it: auth, and the tables as
 * whoever is logged in. Realtime, storage and functions are nearly half of the whole, and nothing here uses them.
 */
export class AccountClient extends PostgrestClient<Database> {
  readonly auth: GoTrueClient;

  constructor({ storageKey, isKept }: Memory) {
    const auth = new GoTrueClient({
      url: `${env.VITE_SUPABASE_URL}/auth/v1`,
      // Written as auth-js writes it: in other letters both would be sent, and the server reads neither.
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      storageKey,
      persistSession: isKept,
      autoRefreshToken: isKept,
      detectSessionInUrl: false,
    });
    const fetchAsStudent: typeof fetch = async (input, init) => {
      const { data } = await auth.getSession();
      const headers = new Headers(init?.headers);
      headers.set("authorization", `Bearer ${data.session?.access_token ?? key}`);
      return fetch(input, { ...init, headers });
    };
    super(`${env.VITE_SUPABASE_URL}/rest/v1`, { headers: { apikey: key }, fetch: fetchAsStudent });
    this.auth = auth;
  }
}
