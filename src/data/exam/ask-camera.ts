import { report } from "../../lib/report";
import { listGuardianConsents } from "../guardian-consents";
import { readAsAnon } from "../anon-request";

/**
 * Whether a camera is offered: the edition's setting is optional, and a guardian has agreed to the camera (docs/exam.md section 9).
 * The server decides it once more before anything is stored.
 *
 * @param editionId the exam's edition; null for a rehearsal, which goes by the edition that is sold
 * @returns whether it is; false where it could not be asked: then the exam is sat without
 */
export async function askCamera(editionId: string | null): Promise<boolean> {
  const which = editionId === null ? "is_current=is.true" : `id=eq.${editionId}`;
  try {
    const [editions, consents] = await Promise.all([
      readAsAnon<{ camera: string }>(`editions?select=camera&${which}`),
      listGuardianConsents(),
    ]);
    const isUsed = editions.some(({ camera }) => camera === "optional");
    return isUsed && consents.some(({ kind, isGiven }) => kind === "camera" && isGiven);
  } catch (error) {
    report("asking whether a camera is used", error);
    return false;
  }
}
