import { algebraValue } from "./algebra-value";

/**
 * What an option is worth, to compare it with others of the same question: a number with or without unit,
 * a fraction, an amount, a length of time, kilograms and grams, or a time of day in minutes.
 * From class 6 on also what has a sign, a root, π or a per cent. Undefined for words.
 */
export function findOptionValue(option: string): number | undefined {
  const text = option.replaceAll(",", "");
  const clock = /^(\d+):(\d\d)(?: ([ap])\.m\.)?$/.exec(text);
  if (clock) {
    const [, hour = "", minute = "", half] = clock;
    return (half ? (Number(hour) % 12) + (half === "p" ? 12 : 0) : Number(hour)) * 60 + Number(minute);
  }
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const parts = /^(\d+) (?:hours?|kg)(?: (\d+) (?:minutes?|g))?$/.exec(text);
  if (parts) return Number(parts[1]) * (text.includes("kg") ? 1000 : 60) + Number(parts[2] ?? 0);
  const number = /^₹?(\d+(?:\.\d+)?)(?:°| \D+)?$/.exec(text);
  return number ? Number(number[1]) : algebraValue(withoutUnit(text));
}

const withoutUnit = (text: string): string =>
  text.replace(/^₹/, "").replace(/(?:%|°C?| [a-zA-Z]{1,9}[²³]?)$/, "");
