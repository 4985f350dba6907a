import type { SupabaseClient, SupabaseClientOptions } from "@supabase/supabase-js";
import { env } from "../config/env";
import type { Database } from "./database";
import { sessionKey } from "./session";

/** Supabase's client, with the tables and functions of this site. */
export type Client = SupabaseClient<Database>;

type AuthOptions = NonNullable<SupabaseClientOptions<"public">["auth"]>;

async function createSupabaseClient(auth: AuthOptions): Promise<Client> {
  // The library has about 40 KiB, so it is loaded on first use, and only by pages that need a login.
  const { createClient } = await import("@supabase/supabase-js");
  return createClient<Database>(env.VITE_SUPABASE_URL, env.VITE_SUPABASE_PUBLISHABLE_KEY, {
    auth: { ...auth, detectSessionInUrl: false },
  });
}

let client: Promise<Client> | undefined;

/**
 * Returns the client with the student's session; without a session, the client reads as a visitor. After a failed
 * download, the next call tries again.
 *
 * @returns the one client of this page
 * @throws the error of a failed download, which the site shows as being offline (lib/missing-script.ts)
 */
export function getClient(): Promise<Client> {
  client ??= createSupabaseClient({ storageKey: sessionKey }).catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** @returns the client if something on this page has needed it already, else undefined */
export function findLoadedClient(): Promise<Client> | undefined {
  return client;
}

/** @returns a client for the links in emails, which stores no session, so that the student on this browser stays logged in */
export function createEphemeralClient(): Promise<Client> {
  return createSupabaseClient({
    storageKey: `olympeak-link-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
  });
}
