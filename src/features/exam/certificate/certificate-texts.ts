import type { Certificate } from "../../../data/results/certificate";
import { formatIst } from "../../../lib/dates";

/** The letters of the site's heading font, which is a subset (tools/fonts.ts). */
const headingFontLetters = /^[ -~–—’‘“”…]*$/;

/**
 * Whether a name can be shown in the heading font. If the name has other letters (Indian scripts, accents), the whole
 * name uses the device's own font, because a name in two fonts would look like a mistake.
 *
 * @param name the name on the certificate
 * @returns whether all its letters are in the heading font
 */
export function fitsHeadingFont(name: string): boolean {
  return headingFontLetters.test(name);
}

/** Sizes of the heading font by the length of the name in letters: one line, or two for a very long name. */
const sizesByLength = [
  { maxLength: 18, size: 7 },
  { maxLength: 28, size: 5.4 },
  { maxLength: 40, size: 4 },
  { maxLength: 80, size: 3.4 },
];

/** The factor for a device's font: other scripts are wider, and their vowel signs need space above and below. */
const otherFontFactor = 0.78;

/**
 * @param name the name on the certificate, up to 100 characters
 * @returns its size in hundredths of the sheet's width: the largest that does not touch the text below
 */
export function getNameSize(name: string): number {
  // Accents and vowel signs above or below a letter add no width.
  const count = Array.from(name.replaceAll(/\p{Mn}/gu, "")).length;
  const size = sizesByLength.find(({ maxLength }) => count <= maxLength)?.size ?? 2.8;
  return fitsHeadingFont(name) ? size : size * otherFontFactor;
}

/** @returns `Certificate of Achievement` for a medal */
export function getCertificateTitle({ award }: Pick<Certificate, "award">): string {
  return award === "participation" ? "Certificate of Participation" : "Certificate of Achievement";
}

type OlympiadFacts = Pick<Certificate, "subject" | "edition" | "kind" | "examDay">;

/**
 * @returns the exam in words: `the Maths Olympiad (Winter 2026-27) on 17 January 2027`, or
 * `the reserve paper of the Maths Olympiad (Winter 2026-27)`
 */
export function describeOlympiad({ subject, edition, kind, examDay }: OlympiadFacts): string {
  if (kind === "reserve") return `the reserve paper of the ${subject} Olympiad (${edition})`;
  return `the ${subject} Olympiad (${edition}) on ${formatIst(examDay, "date")}`;
}
