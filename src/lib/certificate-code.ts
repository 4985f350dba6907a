/** How the last eight letters may be written by hand: Crockford's base 32 takes these for digits. */
const misread: Record<string, string> = { I: "1", L: "1", O: "0" };

/**
 * Reads a certificate's code as somebody typed it: in any case, with spaces or other dashes. The letters of its last part that
 * look like digits are those digits (Crockford's base 32).
 *
 * @param text the typed text, or a link to the check with the code at its end
 * @returns `OLY-W26-IMO05-7F3KQ9TX`; null where it is no code
 */
export function readCertificateCode(text: string): string | null {
  const typed =
    text
      .trim()
      .toUpperCase()
      .replaceAll(/[\s‐-―_]+/gu, "-")
      .split("/")
      .at(-1) ?? "";
  const parts = typed.split("-").filter((part) => part !== "");
  const secret = parts.at(-1)?.replaceAll(/[ILO]/g, (letter) => misread[letter] ?? letter) ?? "";
  const code = [...parts.slice(0, -1), secret].join("-");
  return /^OLY-[A-Z0-9]{2,12}-[A-Z0-9]{3,8}-[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : null;
}
