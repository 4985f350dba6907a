import { inTurn, type Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Time and Work");

/** Pairs of times that make a whole number together. */
const pairs = [
  [6, 3],
  [12, 4],
  [12, 6],
  [15, 10],
  [20, 5],
  [30, 20],
  [24, 12],
  [28, 21],
] as const;

/** The families of the topic Time and Work. */
export const timeAndWork: readonly Family[] = [
  make("faster-one-alone", 2, (draw, turn) => {
    const [times, unit] = [inTurn([3, 4], turn), draw.int(2, 8)];
    const together = times * unit;
    const key = (times + 1) * unit;
    const word = inTurn(["three times", "four times"], turn);
    return {
      asks: [
        `Priya works ${word} as fast as Dev. Together they finish a job in ${together} days. In how many days would Priya finish it alone?`,
        `A new printer is ${word} as fast as the old one. Both together need ${together} hours for an order. How many hours would the new one need alone?`,
      ],
      key,
      slips: [
        [key * times, "found the time of the slower one"],
        [together * times, "multiplied the common time by the ratio"],
        [together * 2, "shared the work equally"],
        [tidy(together + together / (times + 1)), "added the slower one’s part of the time, not of the work"],
      ],
      way: `Of ${times + 1} parts the faster does ${times} in the common time of ${together}. So it needs ${together} ÷ ${times} × ${times + 1} = ${key}.`,
    };
  }),
  make("workers-days-and-hours", 2, (draw) => {
    const [men, days, hours] = [draw.one([8, 10, 12, 15, 18]), draw.int(6, 15), draw.int(5, 8)];
    const [others, longer] = [draw.one([6, 9, 10, 12, 16, 20]), draw.int(4, 9)];
    const key = tidy((men * days * hours) / (others * longer));
    if (!Number.isInteger(key) || men === others || hours === longer || key === days || key < 3)
      return undefined;
    return {
      asks: [
        `${men} weavers at ${hours} hours a day finish an order in ${days} days. How many days do ${others} weavers need at ${longer} hours a day?`,
        `${men} machines run ${hours} hours a day and do a job in ${days} days. In how many days do ${others} machines do it at ${longer} hours a day?`,
      ],
      key,
      slips: [
        [tidy((men * days) / others), "left the hours a day out"],
        [tidy((days * hours) / longer), "left the number at work out"],
        [tidy((others * days * longer) / (men * hours)), "turned the ratio upside down"],
        [tidy((men * days * longer) / (others * hours)), "took more hours a day for more days"],
        [tidy((others * days * hours) / (men * longer)), "took more at work for more days"],
      ],
      way: `The work is ${men} × ${hours} × ${days} = ${men * hours * days} hours. In a day ${others} × ${longer} = ${others * longer} are done, so it takes ${key} days.`,
    };
  }),
  make("one-stops-early", 3, (draw) => {
    const [a, b] = draw.one(pairs);
    const both = (a * b) / (a + b);
    const days = draw.int(1, Math.max(1, Math.floor(both) - 1));
    const key = tidy(a * (1 - days / a - days / b));
    if (!Number.isInteger(key) || key < 1 || key === days) return undefined;
    return {
      asks: [
        `Kabir needs ${a} days for a job and Zoya ${b}. They begin together, and after ${days} ${days === 1 ? "day" : "days"} Zoya leaves. How many more days does Kabir need?`,
        `Pipe P fills a tank in ${a} hours and pipe Q in ${b}. Both are opened, and after ${days} ${days === 1 ? "hour" : "hours"} Q is shut. How many more hours does P run?`,
      ],
      key,
      slips: [
        [a - days, "forgot what the other one had done"],
        [tidy(b * (1 - days / a - days / b)), "let the wrong one finish the rest"],
        [key + days, "counted the time together as well"],
        [tidy(both - days), "let both go on to the end"],
      ],
      way: `Together they do ${days} × (1/${a} + 1/${b}) of it, and ${key}/${a} is left. The first needs ${key} for that.`,
    };
  }),
];
