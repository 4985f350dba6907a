import type { Finding } from "../finding";
import type { QuestionSet } from "../question-set";

const leastItems = 60;
const leastFamilies = 30;
const mostBytes = 12 * 1024;

/** At least 60 items from at least 30 families (a second mock test then repeats 1.7 of 10), in at most 12 KiB brotli. */
export function findSizeErrors({ name, items, brotliBytes }: QuestionSet): Finding[] {
  const families = new Set(items.map(({ family }) => family)).size;
  const findings: Finding[] = [];
  if (items.length < leastItems)
    findings.push({ set: name, message: `has ${items.length} items: ${leastItems} at least` });
  if (families < leastFamilies)
    findings.push({ set: name, message: `has ${families} families: ${leastFamilies} at least` });
  if (brotliBytes > mostBytes)
    findings.push({ set: name, message: `has ${brotliBytes} bytes brotli: ${mostBytes} at most` });
  return findings;
}
