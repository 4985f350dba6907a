const indian = new Intl.NumberFormat("en-IN");

/** 4,72,305: a whole number with commas in the Indian places. */
export const grouped = (value: number): string => indian.format(value);

/** "1 apple", "12 apples", "1,250 apples"; an irregular plural is given. */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${grouped(value)} ${value === 1 ? one : many}`;
}

/** An amount in paise as a shop writes it: ₹1,250 or ₹45.50. */
export function rupees(paise: number): string {
  const whole = grouped(Math.floor(paise / 100));
  return paise % 100 === 0 ? `₹${whole}` : `₹${whole}.${String(paise % 100).padStart(2, "0")}`;
}

/** Hundredths as a decimal without idle zeros: 450 is 4.5, 7 is 0.07, 300 is 3. */
export const decimal = (hundredths: number): string => String(hundredths / 100);

/** Minutes after midnight on a twelve-hour clock: 9:05 a.m., 12 noon is 12:00 p.m. (a day has 1,440). */
export function clock(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  const hour = Math.floor(ofDay / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(ofDay % 60)} ${hour < 12 ? "a.m." : "p.m."}`;
}

/** Minutes after midnight as 19:35. */
export const clock24 = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** A length of time in minutes: "1 hour 5 minutes", "2 hours", "45 minutes". */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? count(hours, "hour") : "", rest > 0 ? count(rest, "minute") : ""]
    .filter(Boolean)
    .join(" ");
}

/** A list as a sentence has it: "2, 3 and 5". */
export function listed(parts: readonly (string | number)[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** An amount in whole rupees: ₹1,250. */
export const wholeRupees = (value: number): string => rupees(value * 100);

/** 120 as 120°. */
export const degrees = (value: number): string => `${value}°`;

/** Grams as a shop's scale shows them: "3 kg 250 g", "2 kg", "750 g". */
export const kilograms = (grams: number): string =>
  [grams >= 1000 ? `${Math.floor(grams / 1000)} kg` : "", grams % 1000 > 0 ? `${grams % 1000} g` : ""]
    .filter(Boolean)
    .join(" ");

/** The terms of a pattern with commas between them. */
export const row = (terms: readonly (number | string)[]): string => terms.join(", ");
