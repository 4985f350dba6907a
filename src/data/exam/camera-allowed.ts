import { report } from "../../lib/report";
import { listGuardianConsents } from "../guardian-consents";
import { readAsAnon } from "../anon-request";

/**
 * Reads whether the exam may use the camera: the edition must allow it, and a guardian must have agreed (docs/exam.md
 * section 9). The server checks again before it stores a picture.
 *
 * @param editionId the exam's edition; null for a rehearsal, which uses the current edition
 * @returns whether to offer the camera; false if the server could not be asked: the exam then runs without pictures
 */
export async function isCameraAllowed(editionId: string | null): Promise<boolean> {
  const editionFilter = editionId === null ? "is_current=is.true" : `id=eq.${editionId}`;
  try {
    const [editions, consents] = await Promise.all([
      readAsAnon<{ camera: string }>(`editions?select=camera&${editionFilter}`),
      listGuardianConsents(),
    ]);
    const isOffered = editions.some(({ camera }) => camera === "optional");
    return isOffered && consents.some(({ kind, isGiven }) => kind === "camera" && isGiven);
  } catch (error) {
    report("asking whether a camera is used", error);
    return false;
  }
}
