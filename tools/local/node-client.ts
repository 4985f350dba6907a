import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";
import type { Database } from "../../src/data/database.types";

// Node 20 has no WebSocket, and the client does not start without one.
if (!("WebSocket" in globalThis)) Object.assign(globalThis, { WebSocket });

/**
 * Creates Supabase's client for Node. It stores no session, and sends every request with the same token.
 *
 * @param server the server's address and key
 * @param token the user's token; without one the client is a visitor
 * @returns the client
 */
export function createNodeClient(
  { apiUrl, publishableKey }: { apiUrl: string; publishableKey: string },
  token?: string,
): SupabaseClient<Database> {
  return createClient<Database>(apiUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } },
  });
}
