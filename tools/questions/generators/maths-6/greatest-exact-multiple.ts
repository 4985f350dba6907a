import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

export const remainderFit: Family = {
  name: "greatest-number-with-a-rest",
  topic: "Whole Numbers",
  level: 3,
  draft: (draw) => {
    const [by, rest] = [draw.one([18, 24, 28, 32, 36]), draw.int(3, 11)];
    const top = Math.floor((9999 - rest) / by) * by;
    const key = top + rest;
    return {
      frames: [
        `What is the greatest four-digit number that leaves the remainder ${rest} when it is divided by ${by}?`,
      ],
      ...numeric(grouped, key, [
        [top, "left out the remainder"],
        [top - rest, "took the remainder away instead of adding it"],
        [9999 - rest, `took ${rest} away from 9,999`],
        [key - by, "stopped one multiple too early"],
        [9999, "took the greatest four-digit number"],
      ]),
      because: `The greatest multiple of ${by} that leaves room for ${rest} more is ${grouped(top)} = ${by} × ${top / by}. Then ${grouped(top)} + ${rest} = ${grouped(key)}.`,
    };
  },
};
