import { drawLineGraph } from "../../figures/graphs";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Speed, Distance and Time");

/** “ride with a rest”, for the topic of speed-distance-and-time.ts. */
export const rideWithARest: readonly Family[] = [
  make("ride-with-a-rest", 2, (draw, turn) => {
    const [first, later] =
      turn % 2 === 0
        ? [draw.one([10, 20]), draw.one([20, 40, 60])]
        : [draw.one([20, 40]), draw.one([40, 60])];
    const values =
      turn % 2 === 0
        ? [0, first, first, first + later / 2, first + later]
        : [0, first, first * 2, first * 2, first * 2 + later];
    const far = values.at(-1) ?? 0;
    const key = tidy(far / 4);
    if (!Number.isInteger(key) || far > 160) return undefined;
    const names = turn % 2 === 0 ? ["6", "7", "8", "9", "10"] : ["1", "2", "3", "4", "5"];
    return {
      asks: [
        "The graph shows how far from home a cyclist was between 6 and 10 a.m. What was the average speed for the whole time, rest included, in km/h?",
        "The graph shows how far a lorry had come between 1 and 5 p.m. What was its average speed for the whole time, rest included, in km/h?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(far / 3), "left the hour of rest out"],
        [tidy(far / 5), "divided by the number of marks, not of hours"],
        [turn % 2 === 0 ? later / 2 : later, "took the speed after the rest"],
        [first, "took the speed before the rest"],
        [tidy(far / 2), "divided by 2 for before and after the rest"],
      ],
      way: `In 4 hours it came ${far} km, and ${far} ÷ 4 = ${key}.`,
      figure: picture(
        drawLineGraph,
        `A line graph of the distance in kilometres at the hours ${names.join(", ")}: ${values.join(", ")}`,
        {
          names,
          quantity: "Distance (km)",
          most: turn % 2 === 0 ? 80 : 160,
          step: turn % 2 === 0 ? 10 : 20,
          rows: [{ values }],
        },
      ),
    };
  }),
];
