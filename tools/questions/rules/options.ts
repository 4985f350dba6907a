import type { Finding } from "../finding";
import type { QuestionSet } from "../question-set";

/** 4.50 and 4.5, or 1,000 and 1000: two options with one value are two keys. */
const valueOf = (option: string): string => {
  const number = /^₹?(\d[\d,]*(?:\.\d+)?)$/.exec(option.trim())?.[1];
  return number === undefined ? option.trim() : String(Number(number.replaceAll(",", "")));
};

/** The key stands among the options to the letter, and the options are four (three at most in classes 1-2) and distinct. */
export function findOptionErrors({ name, classNumber, items }: QuestionSet): Finding[] {
  return items.flatMap(({ id, options, answer }) => {
    const findings: Finding[] = [];
    if (!options.includes(answer))
      findings.push({ set: name, id, message: "has an answer that is not an option" });
    if (new Set(options.map(valueOf)).size < options.length)
      findings.push({ set: name, id, message: "has the same option twice" });
    if (options.length < 4 && classNumber > 2)
      findings.push({
        set: name,
        id,
        message: `has ${options.length} options, and only classes 1-2 may have 3`,
      });
    return findings;
  });
}
