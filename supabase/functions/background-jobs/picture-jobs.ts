import type { Database } from "../_shared/database.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { redact, type Report } from "../_shared/report.ts";
import type { Storage } from "../_shared/storage.ts";
import type { PictureCounts } from "./contract.ts";

export interface PictureJobDependencies {
  database: Pick<Database, "claimPicturePurges" | "finishPicturePurges" | "countLatePictures">;
  storage: Pick<Storage, "deletePictures">;
  report: Report;
  now: () => Date;
}

/** Attempts per claim. Each has at most 45 pictures, and Storage deletes at most 1,000 files per call. */
const maxAttemptsPerClaim = 20;

/**
 * Deletes due pictures through Storage, a few attempts at a time, until none is due or the time is up (docs/exam.md section 9,
 * decision 088). If Storage refuses, a later run tries again; pictures that are 36 hours late are reported.
 */
export async function deleteDuePictures(
  { database, storage, report, now }: PictureJobDependencies,
  deadline: Date,
): Promise<PictureCounts> {
  const counts: PictureCounts = { gone: 0, left: 0 };
  while (now() < deadline) {
    const claimedSheets = await database.claimPicturePurges(maxAttemptsPerClaim);
    if (claimedSheets.length === 0) break;
    const names = claimedSheets.flatMap((sheet) => sheet.names);
    let failure: string | null = null;
    try {
      if (names.length > 0) await storage.deletePictures(names);
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      report("pictures not deleted", error, { sheets: claimedSheets.length });
      failure = redact(error.message);
    }
    const ids = claimedSheets.map((sheet) => sheet.attempt_id);
    const { gone, left } = await database.finishPicturePurges(ids, failure);
    counts.gone += gone;
    counts.left += left;
    // Storage failed; the next run tries again.
    if (failure !== null) break;
  }
  const { sheets } = await database.countLatePictures();
  if (sheets > 0) report("alert: pictures late", undefined, { sheets });
  return counts;
}
