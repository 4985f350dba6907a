/** The number of digits of an Indian phone number (docs/specification.md section 9). */
export const phoneDigitCount = 10;

/**
 * Reads a typed or pasted phone number and keeps up to 10 digits (docs/specification.md section 5). A country code in
 * front of a whole number is dropped, so that a number pasted from the contacts fits.
 *
 * @param text anything
 * @returns digits only, at most 10
 */
export function toPhoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  const hasCountryCode = digits.length === phoneDigitCount + 2 && digits.startsWith("91");
  return (hasCountryCode ? digits.slice(2) : digits).slice(0, phoneDigitCount);
}
