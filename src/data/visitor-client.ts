import { PostgrestClient } from "@supabase/postgrest-js";
import { env } from "../config/env";
import type { Database } from "./database";

let visitorClient: PostgrestClient<Database> | undefined;

/**
 * The light client of public pages: it reads and writes as a visitor, whoever is logged in.
 *
 * @returns a PostgREST client with the publishable key and no session
 */
export function getVisitorClient(): PostgrestClient<Database> {
  visitorClient ??= new PostgrestClient<Database>(`${env.VITE_SUPABASE_URL}/rest/v1`, {
    headers: { apikey: env.VITE_SUPABASE_PUBLISHABLE_KEY },
  });
  return visitorClient;
}
