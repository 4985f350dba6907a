import { createHash } from "node:crypto";

/** Computes the code of an answer record (docs/exam.md section 5): the first 60 bits of SHA-256 in Crockford's base 32, in groups of four. */
export function computeAnswerRecordCode(attemptId: string, finishedAt: string, letters: string): string {
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const hash = createHash("sha256").update(`${attemptId}|${finishedAt}|${letters}`, "utf8").digest();
  const bits = [...hash].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const characters = Array.from({ length: 12 }, (_, index) =>
    alphabet.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
  );
  // 12 characters of 5 bits each.
  return characters.join("").replace(/(.{4})(.{4})(.{4})/, "$1-$2-$3");
}
