import type { Certificate } from "../../../data/results/certificate";
import { formatIst } from "../../../lib/dates";

/** The letters that the heading font on this site is cut down to (tools/fonts.ts); `₹` is in no name. */
const inHeadingFont = /^[ -~–—’‘“”…]*$/;

/**
 * A name is set in one font. Letters that the heading font lacks (scripts of India, accents) use the device's own
 * font for the whole name: phones and computers sold in India have one, and a name in two fonts would look like a
 * mistake.
 *
 * @param name the name on the certificate
 * @returns whether all of it can are in the heading font
 */
export function fitsHeadingFont(name: string): boolean {
  return inHeadingFont.test(name);
}

/** Sizes of the heading font by the longest name that they are for: one line, or two lines of a very long name. */
const sizes = [
  { signs: 18, size: 7 },
  { signs: 28, size: 5.4 },
  { signs: 40, size: 4 },
  { signs: 80, size: 3.4 },
];

/** A device's font for another script is wider, and taller where signs are above and below each other. */
const otherFont = 0.78;

/**
 * @param name the name on the certificate, up to 100 characters
 * @returns its size in hundredths of the sheet's width: as large as it can be without touching what is below
 */
export function sizeOfName(name: string): number {
  // Marks above and below a letter take no place beside it.
  const count = Array.from(name.replaceAll(/\p{Mn}/gu, "")).length;
  const size = sizes.find(({ signs }) => count <= signs)?.size ?? 2.8;
  return fitsHeadingFont(name) ? size : size * otherFont;
}

/** @returns `Certificate of Achievement` for a medal */
export function titleOfCertificate({ award }: Pick<Certificate, "award">): string {
  return award === "participation" ? "Certificate of Participation" : "Certificate of Achievement";
}

type Facts = Pick<Certificate, "subject" | "edition" | "kind" | "examDay">;

/** @returns the exam in words: `the Maths Olympiad, Winter 2026-27, on 17 January 2027`; a reserve paper has a day of its own */
export function nameOlympiad({ subject, edition, kind, examDay }: Facts): string {
  if (kind === "reserve") return `the reserve paper of the ${subject} Olympiad (${edition})`;
  return `the ${subject} Olympiad (${edition}) on ${formatIst(examDay, "date")}`;
}
