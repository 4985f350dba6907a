/** Letters that Crockford's base 32 reads as digits, because they look like them. */
const digitByLetter: Record<string, string> = { I: "1", L: "1", O: "0" };

/**
 * Reads a typed certificate code: in upper or lower case, with spaces or other dashes. Letters of the last part that
 * look like digits are read as digits (Crockford's base 32).
 *
 * @param text the typed text, or a link to the check with the code at its end
 * @returns `OLY-W26-IMO05-7F3KQ9TX`; null if it is not a code
 */
export function readCertificateCode(text: string): string | null {
  const typedCode =
    text
      .trim()
      .toUpperCase()
      .replaceAll(/[\s‐-―_]+/gu, "-")
      .split("/")
      .at(-1) ?? "";
  const parts = typedCode.split("-").filter((part) => part !== "");
  const lastPart = parts.at(-1)?.replaceAll(/[ILO]/g, (letter) => digitByLetter[letter] ?? letter) ?? "";
  const code = [...parts.slice(0, -1), lastPart].join("-");
  // OLY, edition, exam with class, and eight characters of Crockford's base 32, which has no I, L, O and U.
  return /^OLY-[A-Z0-9]{2,12}-[A-Z0-9]{3,8}-[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : null;
}
