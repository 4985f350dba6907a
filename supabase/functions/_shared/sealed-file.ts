import type { Reply } from "./database-replies.ts";

export type ReadPaper = Extract<Reply<"read_paper">, { outcome: "paper" }>;
type Item = ReadPaper["items"][number];

const letters = ["a", "b", "c", "d"] as const;

/** The largest sealed file, in bytes, with figures or clips and without (docs/exam.md section 3). */
export const maxSealedBytes = { withMedia: 150 * 1024, text: 25 * 1024 };

/** Returns a random whole number from 0 to `limit` - 1, each equally likely. */
export type RandomBelow = (limit: number) => number;

/** A `RandomBelow` with cryptographic random numbers, so that nobody can predict the order of the options. */
export function randomBelow(limit: number): number {
  // Numbers from here up to 2 ** 32 are drawn again, because they would make small remainders more likely.
  const drawLimit = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < drawLimit) return word % limit;
  }
}

/** Shuffles the options of each question. Their order decides their letters from then on. */
export function shuffleOptions(items: readonly Item[], random: RandomBelow = randomBelow): Item[] {
  return items.map((item) => {
    const remaining = [...item.options];
    const options: string[] = [];
    while (remaining.length > 0) options.push(...remaining.splice(random(remaining.length), 1));
    return { ...item, options };
  });
}

/** Returns canonical JSON: keys sorted, no spaces, fields with undefined left out. Equal values give the same text. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .toSorted(([firstKey], [secondKey]) => (firstKey < secondKey ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${toCanonicalJson(part)}`)
    .join(",")}}`;
}

/** Returns the fields of a question that students receive. They are listed one by one, so that no other field is sent by mistake. */
function toStudentItem({ n, section, question, options, figure, optionFigures, table, passage, clip }: Item) {
  const byLetter = options.map((option, index) => [letters[index] ?? "", option] as const);
  return {
    n,
    section,
    question,
    options: Object.fromEntries(byLetter),
    figure: figure && { svg: figure.svg, alt: figure.alt },
    optionFigures:
      optionFigures &&
      Object.fromEntries(
        byLetter.flatMap(([letter, option]) => {
          const svg = optionFigures[option];
          return svg === undefined ? [] : [[letter, svg]];
        }),
      ),
    table,
    passage,
    clip,
  };
}

/**
 * Returns the paper for students in format 1 (docs/exam.md section 3), as canonical JSON. The options of `items` must
 * already be shuffled.
 */
export function serialisePaper(
  paperId: string,
  paper: Omit<ReadPaper, "items">,
  items: readonly Item[],
): string {
  return toCanonicalJson({
    format: 1,
    paper_id: paperId,
    subject: paper.subject,
    class: paper.class,
    edition: paper.edition,
    duration_seconds: paper.duration_seconds,
    passages: paper.passages,
    items: items.map(toStudentItem),
  });
}

async function compress(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Compresses and encrypts a text with a new random key.
 *
 * @returns the file, 12 bytes of initialisation vector and the ciphertext of AES-256-GCM; its SHA-256 in hex; the key in
 * base64
 */
export async function sealText(
  text: string,
): Promise<{ file: Uint8Array<ArrayBuffer>; sha256: string; key: string }> {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await crypto.subtle.importKey("raw", secret, "AES-GCM", false, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, await compress(text));
  const file = new Uint8Array(iv.length + sealed.byteLength);
  file.set(iv);
  file.set(new Uint8Array(sealed), iv.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", file));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { file, sha256, key: btoa(String.fromCharCode(...secret)) };
}
