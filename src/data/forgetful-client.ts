import type { AccountClient } from "./account-client";

/** @returns a client that remembers nothing: whoever is logged in on this browser stays so while it is used */
export async function createForgetfulClient(): Promise<AccountClient> {
  const { AccountClient } = await import("./account-client");
  return new AccountClient({ storageKey: `olympeak-link-${crypto.randomUUID()}`, isKept: false });
}
