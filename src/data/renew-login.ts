import { report } from "../lib/report";
import { getClient } from "./client";

/** A login that lasts longer than this is not renewed, in milliseconds: a lobby is at most half an hour long. */
const enoughMs = 45 * 60_000;

/**
 * Renews the login before an exam, so that it can start even if the auth server fails (docs/exam.md section 10). A
 * failure is only reported: the start itself tries again.
 */
export async function renewLogin(): Promise<void> {
  try {
    const { auth } = await getClient();
    const { data } = await auth.getSession();
    const endsAtMs = (data.session?.expires_at ?? 0) * 1000;
    if (!data.session || endsAtMs - Date.now() > enoughMs) return;
    const { error } = await auth.refreshSession();
    if (error) throw error;
  } catch (error) {
    report("renewing the login ahead of an exam", error);
  }
}
