import type { Database } from "./database.ts";
import { sealedMaxBytes, sealText, shuffleOptions, writePaper } from "./sealed-file.ts";
import type { Storage } from "./storage.ts";

export interface SealDependencies {
  database: Pick<Database, "readPaper" | "recordSeal">;
  storage: Pick<Storage, "uploadSealedPaper">;
}

/** The outcome of sealing a paper; for a file that is too large, with its bytes. */
export type Sealing =
  | { outcome: "sealed"; path: string; sha256: string; bytes: number }
  | { outcome: "not_found" | "kept_out" | "changed_meanwhile" }
  | { outcome: "not_reviewed"; status: string | undefined }
  | { outcome: "too_large"; bytes: number; most: number };

/**
 * Seals a reviewed paper: options shuffled once for all, the file in the public bucket, and then the seal in the database.
 * One that is cut off leaves a file that nothing points to; it is sealed again under another key.
 *
 * @param organiserId the organiser's id, or null for the scheduler
 * @throws RemoteError when database or Storage could not be asked
 */
export async function sealPaper(
  { database, storage }: SealDependencies,
  paperId: string,
  organiserId: string | null,
): Promise<Sealing> {
  const paper = await database.readPaper(paperId, organiserId);
  if (paper.outcome === "not_found" || paper.outcome === "kept_out") return { outcome: paper.outcome };
  if (paper.outcome === "not_reviewed") return { outcome: "not_reviewed", status: paper.status };
  const items = shuffleOptions(paper.items);
  const { file, sha256, key } = await sealText(writePaper(paperId, paper, items));
  const hasMedia = items.some(({ figure, optionFigures, clip }) => figure ?? optionFigures ?? clip);
  const most = hasMedia ? sealedMaxBytes.withMedia : sealedMaxBytes.text;
  if (file.length > most) return { outcome: "too_large", bytes: file.length, most };
  const path = `${paperId}/${sha256}.bin`;
  await storage.uploadSealedPaper(path, file);
  const { outcome } = await database.recordSeal(paperId, items, { sha256, bytes: file.length, key });
  if (outcome === "not_reviewed") return { outcome, status: undefined };
  return outcome === "sealed" ? { outcome, path, sha256, bytes: file.length } : { outcome };
}
