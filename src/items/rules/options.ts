import { createFindingBuilder, type Finding } from "./finding";
import type { ItemSet } from "./item-set";

/** Normalises numbers such as 4.50 and 4.5, or 1,000 and 1000: two options with the same value would both be right. */
const normaliseOption = (option: string): string => {
  const number = /^₹?(\d[\d,]*(?:\.\d+)?)$/.exec(option.trim())?.[1];
  return number === undefined ? option.trim() : String(Number(number.replaceAll(",", "")));
};

/**
 * Reports items whose key is not one of the options, that have the same option twice, or that have fewer than four
 * options (in class 1 three are enough).
 */
export function findOptionErrors({ name, classNumber, items }: ItemSet): Finding[] {
  const report = createFindingBuilder(name, "options");
  return items.flatMap(({ id, options, answer }) => {
    const findings: Finding[] = [];
    if (!options.includes(answer))
      findings.push(report("has an answer that is not an option", { id, field: "answer" }));
    if (new Set(options.map(normaliseOption)).size < options.length)
      findings.push(report("has the same option twice", { id, field: "options" }));
    if (options.length < 4 && classNumber > 1)
      findings.push(
        report(`has ${options.length} options, and only class 1 may have 3`, { id, field: "options" }),
      );
    return findings;
  });
}
