import { report } from "../lib/report";
import { getClient } from "./client";

/**
 * A login that is valid for at least this time, in milliseconds, is not renewed: a lobby lasts half an hour at most.
 */
const minRemainingMs = 45 * 60_000;

/**
 * Renews the login before an exam, so that the exam can start even if the auth server fails then (docs/exam.md section
 * 10). A failure is only reported: the start itself tries again.
 */
export async function renewLogin(): Promise<void> {
  try {
    const { auth } = await getClient();
    const { data } = await auth.getSession();
    const endsAtMs = (data.session?.expires_at ?? 0) * 1000;
    if (!data.session || endsAtMs - Date.now() > minRemainingMs) return;
    const { error } = await auth.refreshSession();
    if (error) throw error;
  } catch (error) {
    report("renewing the login ahead of an exam", error);
  }
}
