import type { Database } from "./database.ts";
import { maxSealedBytes, sealText, shuffleOptions, serialisePaper } from "./sealed-file.ts";
import type { Storage } from "./storage.ts";

export interface SealDependencies {
  database: Pick<Database, "readPaper" | "recordSeal">;
  storage: Pick<Storage, "uploadSealedPaper">;
}

/** The outcome of sealing a paper (explained in seal-paper/contract.ts). */
export type Sealing =
  | { outcome: "sealed"; path: string; sha256: string; bytes: number }
  | { outcome: "not_found" | "conflict_of_interest" | "changed_meanwhile" }
  | { outcome: "not_reviewed"; status: string | undefined }
  | { outcome: "too_large"; bytes: number; most: number };

/**
 * Seals a reviewed paper: shuffles the options permanently, uploads the file to the public bucket, and then records the
 * seal in the database. If sealing is interrupted, an unused file stays in Storage; the next call uses another key.
 *
 * @param organiserId the organiser's user id, or null for the scheduler
 * @throws RemoteError if the database or Storage does not answer
 */
export async function sealPaper(
  { database, storage }: SealDependencies,
  paperId: string,
  organiserId: string | null,
): Promise<Sealing> {
  const paper = await database.readPaper(paperId, organiserId);
  if (paper.outcome === "not_found" || paper.outcome === "conflict_of_interest")
    return { outcome: paper.outcome };
  if (paper.outcome === "not_reviewed") return { outcome: "not_reviewed", status: paper.status };
  const items = shuffleOptions(paper.items);
  const { file, sha256, key } = await sealText(serialisePaper(paperId, paper, items));
  const hasMedia = items.some(({ figure, optionFigures, clip }) => figure ?? optionFigures ?? clip);
  const maxBytes = hasMedia ? maxSealedBytes.withMedia : maxSealedBytes.text;
  if (file.length > maxBytes) return { outcome: "too_large", bytes: file.length, most: maxBytes };
  const path = `${paperId}/${sha256}.bin`;
  await storage.uploadSealedPaper(path, file);
  const { outcome } = await database.recordSeal(paperId, items, { sha256, bytes: file.length, key });
  if (outcome === "not_reviewed") return { outcome, status: undefined };
  return outcome === "sealed" ? { outcome, path, sha256, bytes: file.length } : { outcome };
}
