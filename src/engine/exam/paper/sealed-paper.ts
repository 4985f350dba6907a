import * as v from "valibot";
import { env } from "../../../config/env";
import { offlinePapersCacheName } from "../../../config/offline";
import { AppError } from "../../../lib/app-error";
import { report } from "../../../lib/report";
import { paperSchema, type Paper } from "./paper";

/**
 * The outcome of fetching a sealed paper. `damaged`: the downloaded file is not the sealed one, even after a second
 * download past the browser's cache. `isStored`: this device has stored the file, so a reload needs no network.
 */
export type FetchedPaper = { outcome: "loaded"; isStored: boolean } | { outcome: "offline" | "damaged" };

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of AES-GCM's initialisation vector, which the file begins with (docs/exam.md section 3). */
const ivBytes = 12;

/**
 * The files that were downloaded since the page was loaded, by path. Starting the exam needs no second download, even
 * if the browser stores nothing.
 */
const downloadedFiles = new Map<string, Bytes>();

/**
 * @returns whether this browser can open a sealed paper (Safari from 16.4 on); the lobby checks it before the exam
 */
export function canDecryptPapers(): boolean {
  return "DecompressionStream" in globalThis && globalThis.crypto?.subtle !== undefined;
}

function getUrl(sealedPath: string): string {
  return `${env.VITE_SUPABASE_URL}/storage/v1/object/public/sealed-papers/${sealedPath}`;
}

async function readBytes(response: Response): Promise<Bytes> {
  return new Uint8Array(await response.arrayBuffer());
}

/** Checks a file by its name, which is its SHA-256 in hex (docs/exam.md section 3). */
async function isIntact(file: Bytes, sealedPath: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return sealedPath.endsWith(`/${sha256}.bin`);
}

/** Opens the browser's cache of papers; null if the browser has none, as in some private windows. */
async function openCache(): Promise<Cache | null> {
  if (!("caches" in globalThis)) return null;
  return caches.open(offlinePapersCacheName).catch((error: unknown) => {
    report("opening the cache of sealed papers", error);
    return null;
  });
}

async function readStoredFile(sealedPath: string): Promise<Bytes | null> {
  try {
    const storedResponse = await (await openCache())?.match(getUrl(sealedPath));
    const file = storedResponse && (await readBytes(storedResponse));
    return file && (await isIntact(file, sealedPath)) ? file : null;
  } catch (error) {
    report("reading a stored sealed paper", error);
    return null;
  }
}

async function storeFile(sealedPath: string, file: Bytes): Promise<boolean> {
  try {
    const store = await openCache();
    await store?.put(getUrl(sealedPath), new Response(file));
    return store !== null;
  } catch (error) {
    report("storing a sealed paper", error);
    return false;
  }
}

async function download(sealedPath: string): Promise<Bytes | "offline" | "damaged"> {
  try {
    // The browser caches these files for ever, so the second try must bypass its cache.
    for (const cache of ["default", "reload"] as const) {
      const response = await fetch(getUrl(sealedPath), { cache });
      if (!response.ok) return "offline";
      const file = await readBytes(response);
      if (await isIntact(file, sealedPath)) return file;
    }
    return "damaged";
  } catch (error) {
    report("fetching a sealed paper", error);
    return "offline";
  }
}

type LoadedFile = { outcome: "loaded"; file: Bytes; isStored: boolean } | { outcome: "offline" | "damaged" };

async function loadFile(sealedPath: string): Promise<LoadedFile> {
  const storedFile = await readStoredFile(sealedPath);
  const file = storedFile ?? downloadedFiles.get(sealedPath) ?? (await download(sealedPath));
  if (typeof file === "string") return { outcome: file };
  downloadedFiles.set(sealedPath, file);
  return { outcome: "loaded", file, isStored: storedFile !== null || (await storeFile(sealedPath, file)) };
}

/**
 * Downloads a sealed paper before the exam starts, checks its SHA-256 and stores it for offline use. A file that is
 * stored already is not downloaded again. Its questions cannot be read before start_exam returns the key.
 *
 * @param sealedPath the path from list_my_exams: `{paper id}/{SHA-256}.bin`
 * @returns the outcome; `offline` also if the server does not have the file
 */
export async function fetchSealedPaper(sealedPath: string): Promise<FetchedPaper> {
  const loaded = await loadFile(sealedPath);
  return loaded.outcome === "loaded" ? { outcome: "loaded", isStored: loaded.isStored } : loaded;
}

async function decrypt(file: Bytes, paperKey: string): Promise<ArrayBuffer> {
  const keyBytes = Uint8Array.from(atob(paperKey), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", keyBytes, "AES-GCM", false, ["decrypt"]);
  const iv = file.slice(0, ivBytes);
  return crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, file.slice(ivBytes));
}

async function decompress(bytes: ArrayBuffer): Promise<string> {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

/**
 * Opens a sealed paper: AES-256-GCM, then gzip, then JSON of format 1 (docs/exam.md section 3).
 *
 * @param sealedPath the path; a file that is not stored yet is downloaded
 * @param paperKey 32 bytes in base64, from start_exam
 * @returns the paper
 * @throws AppError `old_browser` if this browser cannot decrypt or decompress, `offline`, and `paper_damaged` for a
 * changed file or the key of another paper
 */
export async function openSealedPaper(sealedPath: string, paperKey: string): Promise<Paper> {
  if (!canDecryptPapers()) throw new AppError("old_browser");
  const loaded = await loadFile(sealedPath);
  if (loaded.outcome !== "loaded")
    throw new AppError(loaded.outcome === "offline" ? "offline" : "paper_damaged");
  try {
    const text = await decompress(await decrypt(loaded.file, paperKey));
    return v.parse(paperSchema, JSON.parse(text));
  } catch (cause) {
    throw new AppError("paper_damaged", { cause });
  }
}

/** Removes every sealed paper from this device, as at the end of an exam (docs/exam.md section 5 no. 9). */
export async function removeSealedPapers(): Promise<void> {
  downloadedFiles.clear();
  if (!("caches" in globalThis)) return;
  await caches
    .delete(offlinePapersCacheName)
    .catch((error: unknown) => report("removing the sealed papers", error));
}
