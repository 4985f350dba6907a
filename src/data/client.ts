import type { AccountClient } from "./account-client";
import { sessionKey } from "./session";

let client: Promise<AccountClient> | undefined;

/**
 * The client with the student's session. It weighs 22 KiB, so it is fetched on first use and only by what stands behind the
 * login. A failure to fetch it is forgotten, so that the next call asks again.
 *
 * @returns the one client of this page
 * @throws what a failed download throws, which people read as being offline (lib/missing-script.ts)
 */
export function getClient(): Promise<AccountClient> {
  client ??= import("./account-client").then(
    ({ AccountClient }) => new AccountClient({ storageKey: sessionKey, isKept: true }),
    (error: unknown) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}

/** @returns the client if something on this page has needed it already, else undefined */
export function findLoadedClient(): Promise<AccountClient> | undefined {
  return client;
}
