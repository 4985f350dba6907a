import { findingsOf, type Finding } from "../../src/items/rules/finding";
import type { Level } from "../../src/items/rules/item-schema";
import type { QuestionSet } from "../source/question-set";

/** Per cents around 35, 40 and 25; these bounds are ours. */
const bounds: Record<Level, readonly [number, number]> = { 1: [28, 42], 2: [33, 47], 3: [20, 30] };

/** The per cent of easy, medium and achiever items stays near what is asked of a set (questions section 1). */
export function findLevelErrors({ name, items }: QuestionSet): Finding[] {
  const report = findingsOf(name, "levels");
  return ([1, 2, 3] as const).flatMap((level) => {
    const percent = (items.filter((item) => item.level === level).length / Math.max(items.length, 1)) * 100;
    const [least, most] = bounds[level];
    if (percent >= least && percent <= most) return [];
    return [report(`has ${Math.round(percent)} % of level ${level}: ${least} to ${most}`)];
  });
}
