import { findingsOf, type Finding } from "../../../src/items/rules/finding";
import type { Level } from "../../../src/items/rules/item-schema";
import type { QuestionSet } from "../question-set";

type Bounds = Record<Level, readonly [number, number]>;

/** Per cents around 50, 35 and 15 in the first edition and 35, 40 and 25 in the second; these bounds are ours. */
const boundsOf: Record<QuestionSet["edition"], Bounds> = {
  1: { 1: [40, 60], 2: [25, 45], 3: [10, 20] },
  2: { 1: [28, 42], 2: [33, 47], 3: [20, 30] },
};

/** The per cent of easy, medium and achiever items stays near what its edition has (questions section 1). */
export function findLevelErrors({ name, edition, items }: QuestionSet): Finding[] {
  const bounds = boundsOf[edition];
  const report = findingsOf(name, "levels");
  return ([1, 2, 3] as const).flatMap((level) => {
    const percent = (items.filter((item) => item.level === level).length / Math.max(items.length, 1)) * 100;
    const [least, most] = bounds[level];
    if (percent >= least && percent <= most) return [];
    return [report(`has ${Math.round(percent)} % of level ${level}: ${least} to ${most}`)];
  });
}
