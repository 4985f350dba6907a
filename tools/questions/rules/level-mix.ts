import type { Finding } from "../finding";
import type { Level } from "../question";
import type { QuestionSet } from "../question-set";

/** About 50, 35 and 15 per cent, until the bank has the mix of questions section 1; these bounds are ours. */
const bounds = { 1: [40, 60], 2: [25, 45], 3: [10, 20] } as const satisfies Record<
  Level,
  readonly [number, number]
>;

/** The per cent of easy, medium and challenge items stays near 50, 35 and 15. */
export function findLevelErrors({ name, items }: QuestionSet): Finding[] {
  return ([1, 2, 3] as const).flatMap((level) => {
    const percent = (items.filter((item) => item.level === level).length / Math.max(items.length, 1)) * 100;
    const [least, most] = bounds[level];
    if (percent >= least && percent <= most) return [];
    return [{ set: name, message: `has ${Math.round(percent)} % of level ${level}: ${least} to ${most}` }];
  });
}
