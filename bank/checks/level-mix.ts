import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import type { Level } from "../../src/items/rules/item-schema";
import type { QuestionSet } from "../source/question-set";

/** Lower and upper limits in per cent around 35, 40 and 25. The specification gives only the targets. */
const percentLimits: Record<Level, readonly [number, number]> = { 1: [28, 42], 2: [33, 47], 3: [20, 30] };

/**
 * Reports the levels whose share of a set is too far from the target for easy, medium and achiever items
 * (docs/questions.md section 1).
 */
export function findLevelErrors({ name, items }: QuestionSet): Finding[] {
  const report = createFindingBuilder(name, "levels");
  return ([1, 2, 3] as const).flatMap((level) => {
    const percent = (items.filter((item) => item.level === level).length / Math.max(items.length, 1)) * 100;
    const [minPercent, maxPercent] = percentLimits[level];
    if (percent >= minPercent && percent <= maxPercent) return [];
    return [report(`has ${Math.round(percent)} % of level ${level}: ${minPercent} to ${maxPercent}`)];
  });
}
