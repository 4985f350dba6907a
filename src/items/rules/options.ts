import { findingsOf, type Finding } from "./finding";
import type { ItemSet } from "./item-set";

/** 4.50 and 4.5, or 1,000 and 1000: two options with one value are two keys. */
const valueOf = (option: string): string => {
  const number = /^₹?(\d[\d,]*(?:\.\d+)?)$/.exec(option.trim())?.[1];
  return number === undefined ? option.trim() : String(Number(number.replaceAll(",", "")));
};

/**
 * The key is kept among the options to the letter, and the options are four (three at most in classes 1-2) and
 * distinct.
 */
export function findOptionErrors({ name, classNumber, items }: ItemSet): Finding[] {
  const report = findingsOf(name, "options");
  return items.flatMap(({ id, options, answer }) => {
    const findings: Finding[] = [];
    if (!options.includes(answer))
      findings.push(report("has an answer that is not an option", { id, field: "answer" }));
    if (new Set(options.map(valueOf)).size < options.length)
      findings.push(report("has the same option twice", { id, field: "options" }));
    if (options.length < 4 && classNumber > 2)
      findings.push(
        report(`has ${options.length} options, and only classes 1-2 may have 3`, { id, field: "options" }),
      );
    return findings;
  });
}
