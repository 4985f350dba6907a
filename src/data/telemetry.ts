import { report } from "../lib/report";
import { getClient } from "./client";
import { getRows } from "./request";
import { sessionStore } from "./session";
import type { SubjectClass } from "./subject-classes";
import { insertAsAnon } from "./anon-request";

/** Returns the origin of the previous page, or null. The full URL is not recorded, because the visitors are children. */
function getReferrerOrigin(): string | null {
  return document.referrer ? new URL(document.referrer).origin : null;
}

/**
 * Counts the start of a mock test in `exam_starts`, without the student. A failure is only reported.
 *
 * @param pair the chosen subject and class
 */
export async function recordMockTestStart(pair: SubjectClass): Promise<void> {
  const row = {
    timestamp: new Date().toISOString(),
    referrer: getReferrerOrigin(),
    page_url: location.origin + location.pathname,
    subject: pair.subjectName,
    subject_id: pair.subjectId,
    class: pair.className,
    class_id: pair.classId,
  };
  await insertAsAnon("exam_starts", row).catch((error: unknown) =>
    report("counting the start of a mock test", error),
  );
}

/** Counts a press on a WhatsApp link, with the email address of the login, if any. A failure is only reported. */
export async function recordWhatsappClick(): Promise<void> {
  const login = sessionStore.getState();
  const inserting = login
    ? getClient().then((client) =>
        getRows(client.from("whatsapp_clicks").insert({ email: login.email || null })),
      )
    : insertAsAnon("whatsapp_clicks", { email: null });
  await inserting.catch((error: unknown) => report("counting a press on WhatsApp", error));
}
