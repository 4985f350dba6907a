import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { row } from "../../words";

export const timesAndMore: Family = {
  name: "times-and-more",
  topic: "Number Patterns",
  level: 2,
  draft: (draw) => {
    const [first, times, more] = [draw.int(2, 6), draw.int(2, 3), draw.one([-2, -1, 1, 2, 3])];
    const terms = [first];
    for (let index = 0; index < 4; index++) terms.push((terms.at(-1) ?? 0) * times + more);
    const [before = 0, key = 0] = terms.slice(-2);
    const [earlier = 0] = terms.slice(-3);
    if ((terms[1] ?? 0) <= first + 1) return undefined;
    const rule = `multiply by ${times} and ${more > 0 ? "add" : "subtract"} ${Math.abs(more)}`;
    return {
      frames: [
        `Each number after the first follows by one rule: ${row(terms.slice(0, 4))}, … What is the next number?`,
        `A machine turns each number into the next one: ${row(terms.slice(0, 4))}, … Which number comes next?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [before * times, `forgetting to ${more > 0 ? "add" : "subtract"} ${Math.abs(more)}`],
        [before + (before - earlier), "using the last difference once more"],
        [before * times - more, `${more > 0 ? "subtracting" : "adding"} ${Math.abs(more)} instead`],
        ...hurriedSlips(key),
      ]),
      because: `The rule is: ${rule}. ${before} × ${times} ${more > 0 ? "+" : "−"} ${Math.abs(more)} = ${key}.`,
    };
  },
};
