import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const orderOfOperations: Family = {
  name: "order-of-operations",
  topic: "Four Operations",
  level: 2,
  count: 1,
  draft: (draw) => {
    const [start, each, many, more] = [draw.int(50, 99), draw.int(3, 9), draw.int(3, 7), draw.int(6, 18)];
    const product = each * many;
    if (start - product - more < 3 || each === many) return undefined;
    const key = start - product + more;
    const sum = `${start} − ${each} × ${many} + ${more}`;
    return {
      frames: [`What is the value of ${sum}?`, `What is ${sum}?`],
      key: String(key),
      slips: numberSlips(grouped, [
        [(start - each) * many + more, "working from left to right"],
        [start - product - more, `taking away the sum of ${product} and ${more}`],
        [start - each * (many + more), `adding ${many} and ${more} first`],
        [start - product, `leaving out the ${more}`],
        ...hurriedSlips(key),
      ]),
      because: `Multiplication comes first: ${each} × ${many} = ${product}. Then ${start} − ${product} + ${more} = ${key}.`,
    };
  },
};
