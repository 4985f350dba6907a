import * as v from "valibot";
import { env } from "../../config/env";
import { offlinePapers } from "../../config/offline";
import { report } from "../../lib/report";
import { paperSchema, type Paper } from "./paper";

/** Where a paper's sealed file lies in the bucket, and its SHA-256 in hex, as list_my_exams tells both. */
export type Seal = { path: string; sha256: string };

/**
 * What became of fetching a sealed paper. `damaged`: what came is not the file that was sealed, however it was asked for.
 * `isKept`: a reload finds it on this device without a network.
 */
export type FetchedPaper = { outcome: "here"; isKept: boolean } | { outcome: "offline" | "damaged" };

/** `old_browser`: it cannot decompress or decrypt, as Safari before 16.4; another browser can. */
export type OpenedPaper =
  | { outcome: "opened"; paper: Paper }
  | { outcome: "offline" | "damaged" | "old_browser" };

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of AES-GCM's initialisation vector, which the file begins with (exam section 3). */
const ivLength = 12;

/** Files of this visit by their sum: Start does not wait for one again, even where the browser keeps nothing. */
const filesOfVisit = new Map<string, Bytes>();

/** @returns whether this browser can open a sealed paper at all, Safari from 16.4 on; asked before anything is begun */
export function canOpenPapers(): boolean {
  return "DecompressionStream" in globalThis && globalThis.crypto?.subtle !== undefined;
}

function findAddress({ path }: Seal): string {
  return `${env.VITE_SUPABASE_URL}/storage/v1/object/public/sealed-papers/${path}`;
}

async function readBytes(response: Response): Promise<Bytes> {
  return new Uint8Array(await response.arrayBuffer());
}

async function isWhole(file: Bytes, { sha256 }: Seal): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** What the browser keeps of papers; null where it keeps nothing, as in some private windows. */
async function openStore(): Promise<Cache | null> {
  if (!("caches" in globalThis)) return null;
  return caches.open(offlinePapers).catch((error: unknown) => {
    report("opening the store of sealed papers", error);
    return null;
  });
}

async function readKept(seal: Seal): Promise<Bytes | null> {
  try {
    const kept = await (await openStore())?.match(findAddress(seal));
    const file = kept && (await readBytes(kept));
    return file && (await isWhole(file, seal)) ? file : null;
  } catch (error) {
    report("reading a kept sealed paper", error);
    return null;
  }
}

async function keep(seal: Seal, file: Bytes): Promise<boolean> {
  try {
    const store = await openStore();
    await store?.put(findAddress(seal), new Response(file));
    return store !== null;
  } catch (error) {
    report("keeping a sealed paper", error);
    return false;
  }
}

async function download(seal: Seal): Promise<Bytes | "offline" | "damaged"> {
  try {
    // Kept by the browser for ever: a damaged one must not come from there a second time.
    for (const cache of ["default", "reload"] as const) {
      const response = await fetch(findAddress(seal), { cache });
      if (!response.ok) return "offline";
      const file = await readBytes(response);
      if (await isWhole(file, seal)) return file;
    }
    return "damaged";
  } catch (error) {
    report("fetching a sealed paper", error);
    return "offline";
  }
}

type Obtained = { outcome: "here"; file: Bytes; isKept: boolean } | { outcome: "offline" | "damaged" };

async function obtain(seal: Seal): Promise<Obtained> {
  const kept = await readKept(seal);
  const file = kept ?? filesOfVisit.get(seal.sha256) ?? (await download(seal));
  if (typeof file === "string") return { outcome: file };
  filesOfVisit.set(seal.sha256, file);
  return { outcome: "here", file, isKept: kept !== null || (await keep(seal, file)) };
}

/**
 * Fetches a sealed paper ahead of its start, checks it against its sum and keeps it for times without a network. A file that
 * is here already is not fetched again. It says nothing yet: the key comes with the start.
 *
 * @param seal as list_my_exams tells it
 * @returns what became of it; `offline` as well where the server has no such file just now
 */
export async function fetchSealedPaper(seal: Seal): Promise<FetchedPaper> {
  const obtained = await obtain(seal);
  return obtained.outcome === "here" ? { outcome: "here", isKept: obtained.isKept } : obtained;
}

async function decrypt(file: Bytes, paperKey: string): Promise<ArrayBuffer> {
  const secret = Uint8Array.from(atob(paperKey), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", secret, "AES-GCM", false, ["decrypt"]);
  const iv = file.slice(0, ivLength);
  return crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, file.slice(ivLength));
}

async function decompress(bytes: ArrayBuffer): Promise<string> {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

/**
 * Opens a sealed paper: AES-256-GCM, then gzip, then JSON of format 1 (exam section 3).
 *
 * @param seal as list_my_exams tells it; the file is fetched where it is not here yet
 * @param paperKey 32 bytes in base64, as start_exam tells them
 * @returns the paper, or why it could not be opened; a key of another paper is `damaged` too
 */
export async function openSealedPaper(seal: Seal, paperKey: string): Promise<OpenedPaper> {
  if (!canOpenPapers()) return { outcome: "old_browser" };
  const obtained = await obtain(seal);
  if (obtained.outcome !== "here") return obtained;
  try {
    const text = await decompress(await decrypt(obtained.file, paperKey));
    return { outcome: "opened", paper: v.parse(paperSchema, JSON.parse(text)) };
  } catch (error) {
    report("opening a sealed paper", error);
    return { outcome: "damaged" };
  }
}

/** Forgets every sealed paper on this device, as the end of a room asks for (exam section 5 no. 9). */
export async function forgetSealedPapers(): Promise<void> {
  filesOfVisit.clear();
  if (!("caches" in globalThis)) return;
  await caches.delete(offlinePapers).catch((error: unknown) => report("forgetting the sealed papers", error));
}
