import type { SupabaseClient } from "@supabase/supabase-js";
import { env } from "../config/env";
import type { Database } from "./database";
import { sessionKey } from "./session";

let client: Promise<SupabaseClient<Database>> | undefined;

/**
 * The whole Supabase client, with the student's session. It weighs 42 KiB, so it is fetched on first use and only
 * by what stands behind the login. A failure to fetch it is forgotten, so that the next call asks again.
 *
 * @returns the one client of this page
 * @throws what a failed download throws, which people read as being offline (lib/missing-script.ts)
 */
export function getClient(): Promise<SupabaseClient<Database>> {
  client ??= import("@supabase/supabase-js").then(
    ({ createClient }) =>
      createClient<Database>(env.VITE_SUPABASE_URL, env.VITE_SUPABASE_PUBLISHABLE_KEY, {
        auth: { storageKey: sessionKey, detectSessionInUrl: false },
      }),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

/** @returns the client if something on this page has needed it already, else undefined */
export function findLoadedClient(): Promise<SupabaseClient<Database>> | undefined {
  return client;
}
