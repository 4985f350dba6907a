import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “parts of an hour”, for the topic of fractions-of-numbers.ts. */
export const partsOfAnHour: readonly Family[] = [
  make("parts-of-an-hour", 1, (draw) => {
    const [top, bottom] = draw.one([
      [3, 4],
      [2, 3],
      [1, 4],
      [5, 6],
      [2, 5],
      [1, 3],
      [3, 10],
    ] as const);
    const more = draw.int(1, 4) * 5;
    return {
      asks: [
        `How many minutes are ${top}/${bottom} of an hour and ${more} minutes?`,
        `A film runs for ${top}/${bottom} of an hour, and then ${more} minutes of songs follow. How many minutes is that?`,
      ],
      key: (60 / bottom) * top + more,
      hasDecimals: true,
      slips: [
        [(100 / bottom) * top + more, "took an hour for 100 minutes"],
        [60 / bottom + more, "took one part only"],
        [60 - (60 / bottom) * top + more, "took the part of the hour that is left"],
        [
          top === 1 ? bottom + more : top * 10 + more,
          top === 1 ? `took 1/${bottom} for ${bottom} minutes` : "took each part for ten minutes",
        ],
        [(60 / bottom) * top, "forgot the minutes at the end"],
      ],
      way: `60 ÷ ${bottom} = ${60 / bottom} minutes for one part${top === 1 ? "" : `, ${(60 / bottom) * top} for ${top}`}. With ${more} more that is ${(60 / bottom) * top + more}.`,
    };
  }),
];
