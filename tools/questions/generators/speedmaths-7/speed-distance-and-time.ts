import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { rideWithARest } from "./ride-with-a-rest";
import { fastestOfFourRides } from "./fastest-of-four-rides";

const make = familiesOf("Speed, Distance and Time");

/** The families of the topic Speed, Distance and Time. */
export const speedDistanceAndTime: readonly Family[] = [
  make("on-at-the-same-rate", 1, (draw, turn) => {
    const [km, minutes] = [draw.int(4, 14) * 2, draw.one(turn % 2 === 0 ? [12, 20] : [15])];
    const [hours, quarters] = [draw.int(1, 2), draw.int(1, 3)];
    const all = minutes === 15 ? hours * 60 + quarters * 15 : hours * 60 + quarters * minutes;
    const key = tidy((km * all) / minutes);
    const rest = all - hours * 60;
    if (rest >= 60 || (km * 60) / minutes > 90) return undefined;
    return {
      asks: [
        `A train covers ${km} km in ${minutes} minutes. How far does it go in ${hours} h ${rest} min at that speed?`,
        `On a good road a bus covers ${km} km every ${minutes} minutes. How far does it come in ${hours} h ${rest} min?`,
      ],
      key,
      unit: " km",
      hasDecimals: true,
      slips: [
        [tidy((km * hours * 60) / minutes), "left the minutes beyond the full hours out"],
        [tidy((km * (hours * 100 + rest)) / minutes), "took an hour for 100 minutes"],
        [
          tidy((km * (60 * hours + rest * 0.6)) / minutes),
          `took ${hours} h ${rest} min for ${hours + rest / 100} h`,
        ],
        [tidy((km * all) / 60), `took ${km} km for the way of an hour`],
      ],
      way: `${hours} h ${rest} min are ${all} minutes, which is ${tidy(all / minutes)} times ${minutes}. So it is ${tidy(all / minutes)} × ${km} = ${key} km.`,
    };
  }),
  make("towards-each-other", 2, (draw) => {
    const [a, b, time] = [draw.int(8, 14) * 5, draw.int(5, 11) * 5, draw.one([1.5, 2, 2.5, 3, 4])];
    const way = tidy((a + b) * time);
    if (a <= b || !Number.isInteger(way)) return undefined;
    return {
      asks: [
        `Two buses ${way} km apart start towards each other at ${a} km/h and ${b} km/h. After how many hours do they meet?`,
        `Two towns are ${way} km apart. A car leaves one at ${a} km/h, and at the same time a van leaves the other at ${b} km/h to meet it. After how many hours do they meet?`,
      ],
      key: time,
      hasDecimals: true,
      slips: [
        [a - b > 15 ? tidy((time * (a + b)) / (a - b)) : 0, "used the difference of the speeds"],
        [tidy((time * (a + b)) / a), "let only the faster one move"],
        [tidy((time * (a + b)) / b), "let only the slower one move"],
        [time * 2, "used the average of the two speeds"],
        [time / 2, "sent each of them half the way at both speeds"],
      ],
      way: `In an hour they come ${a} + ${b} = ${a + b} km closer, and ${way} ÷ ${a + b} = ${time}.`,
    };
  }),
  make("late-at-a-slower-speed", 3, (draw) => {
    const [top, bottom] = draw.one([
      [3, 4],
      [4, 5],
      [2, 3],
      [5, 6],
    ] as const);
    const late = draw.int(2, 9) * 2;
    const key = late * top;
    return {
      asks: [
        `At ${top}/${bottom} of her usual speed Nisha reaches school ${late} minutes late. How many minutes does she usually need?`,
        `In fog a bus goes at ${top}/${bottom} of its usual speed and arrives ${late} minutes late. How many minutes does it take on a clear day?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [late * bottom, "found the time of the slow journey"],
        [late * (top - 1), "took the delay off the usual time"],
        [late * (bottom + 1), "added the delay to the slow journey"],
        [late * 2, "took the delay for half of the usual time"],
      ],
      way: `At ${top}/${bottom} of the speed the time is ${bottom}/${top}, that is 1/${top} more. 1/${top} is ${late} minutes, so the usual time is ${key}.`,
    };
  }),
  ...rideWithARest,
  ...fastestOfFourRides,
];
