import type { Strength, StrengthLevel } from "../../../engine/mock-test/strengths";
import { formatIst } from "../../../lib/dates";

/** The name of each level, as screens show it. */
export const levelNames: Readonly<Record<StrengthLevel, string>> = {
  untried: "Not tried yet",
  few: "Too few answers to say",
  weak: "Needs practice",
  good: "Going well",
};

/**
 * @param strength the strength of a topic
 * @returns a text such as `7 of 9 right`, or that there is no answer yet
 */
export function describeCount({ right, tried }: Strength): string {
  return tried === 0 ? "No answers yet" : `${right} of ${tried} right`;
}

/**
 * @param strength the strength of a topic
 * @returns a text such as `Going well`, or `Revise again: last tried on 2 Oct`
 */
export function describeLevel({ level, isFading, lastDay }: Strength): string {
  if (!isFading || lastDay === null) return levelNames[level];
  return `Revise again: last tried on ${formatIst(lastDay, "day")}`;
}
