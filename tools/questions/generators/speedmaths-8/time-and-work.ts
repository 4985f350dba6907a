import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { lcm } from "../whole";

const make = familiesOf("Time and Work");

/** Times of two that make a whole number of days together. */
const pairs = [
  [6, 3],
  [12, 4],
  [12, 6],
  [15, 10],
  [20, 5],
  [30, 20],
  [24, 12],
  [24, 8],
  [28, 21],
] as const;

/** The families of the topic Time and Work. */
export const timeAndWork: readonly Family[] = [
  make("both-at-one-job", 1, (draw) => {
    const [a, b] = draw.one(pairs);
    const key = (a * b) / (a + b);
    return {
      asks: [
        `Asha paints a hall in ${a} days and Ravi in ${b}. How many days do they need together?`,
        `One pipe fills a tank in ${a} hours and another in ${b}. How many hours do both need together?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [(a + b) / 2, "took the average of the two times"],
        [tidy(b / 2), "took half of the shorter time"],
        [tidy(a / 2), "took half of the longer time"],
        [a - b, "subtracted the two times"],
        [tidy((a + b) / 4), "halved the average of the two times"],
      ],
      way: `In one day or hour they do 1/${a} + 1/${b} = 1/${key} of it, so they need ${key}.`,
    };
  }),
  make("the-other-one-alone", 2, (draw) => {
    const [a, b] = draw.one(pairs);
    const both = (a * b) / (a + b);
    return {
      asks: [
        `Two taps fill a tank in ${both} minutes together. One of them alone needs ${b} minutes. How many minutes does the other need alone?`,
        `Zoya and Kabir weave a mat in ${both} hours together. Zoya alone needs ${b} hours. How many hours does Kabir need alone?`,
      ],
      key: a,
      hasDecimals: true,
      slips: [
        [b + both, "added the two times"],
        [2 * both, "shared the work equally"],
        [2 * b - both, "took the time alone for the average of the other two"],
        [lcm(b, both), `left out that ${lcm(b, both) / a} such parts remain`],
      ],
      way: `1/${both} − 1/${b} = 1/${a} of the work is left for the other one, so that one needs ${a}.`,
    };
  }),
  make("hands-for-an-earlier-day", 2, (draw) => {
    const [men, days, sooner] = [draw.int(4, 12) * 2, draw.int(8, 15), draw.int(2, 5)];
    const needed = tidy((men * days) / (days - sooner));
    const key = needed - men;
    const asShare = (men * sooner) / days;
    if (!Number.isInteger(needed) || !Number.isInteger(asShare)) return undefined;
    if (key === sooner || asShare === sooner || 2 * sooner >= days) return undefined;
    return {
      asks: [
        `${men} workers can build a wall in ${days} days. How many more workers are needed to build it ${sooner} days sooner?`,
        `${men} machines finish an order in ${days} days. How many more machines finish it in ${days - sooner} days?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [needed, "found all that are needed, not how many more"],
        [sooner, "took one more for each day"],
        [asShare, "compared the days saved with all the days"],
      ],
      way: `The work is ${men} × ${days} = ${men * days}. In ${days - sooner} days it takes ${men * days} ÷ ${days - sooner} = ${needed}, so ${key} more.`,
    };
  }),
  make("tank-with-a-leak", 2, (draw) => {
    const [fill, empty] = draw.one([
      [6, 12],
      [4, 12],
      [6, 10],
      [8, 12],
      [10, 15],
      [12, 20],
      [3, 4],
      [5, 6],
      [4, 6],
    ] as const);
    const key = (fill * empty) / (empty - fill);
    if (empty === 2 * fill) return undefined;
    return {
      asks: [
        `A tap fills a tank in ${fill} hours. A leak would empty the full tank in ${empty} hours. How many hours does the tap need in spite of the leak?`,
        `A pump would empty a flooded cellar in ${fill} hours if no water came in. But water seeps in that would fill the empty cellar in ${empty} hours. How many hours does the pump really need?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy((fill * empty) / (fill + empty)), "let the leak or the water help"],
        [empty - fill, "took the difference of the times for the answer"],
        [fill + empty, "added the two times"],
        [2 * fill, "doubled the time without the leak"],
        [tidy((fill + empty) / 2), "took the average of the two times"],
      ],
      way: `In an hour 1/${fill} − 1/${empty} = 1/${key} of it is done, so it takes ${key} hours.`,
    };
  }),
  make("helpers-at-half-time", 3, (draw) => {
    const [men, more, days] = [draw.int(4, 12) * 2, draw.int(2, 8), draw.int(6, 20)];
    const key = tidy((men * days) / (men + more));
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `${men} workers finish half of a road in ${days} days. Then ${more} more join them. How many days does the other half take?`,
        `${men} weavers have done half of an order in ${days} days. ${more} others now come to help. How many more days do all of them need?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy((2 * men * days) / (men + more)), "gave the larger group the whole work"],
        [key + days, "counted the first half as well"],
        [tidy((men * days) / more), "let only the newcomers work"],
        [tidy(days - (days * more) / men), "took off in the ratio of newcomers to first ones"],
        [tidy(key / 2), "halved the second half once more"],
      ],
      way: `Half of it is ${men} × ${days} = ${men * days} days of one worker. ${men * days} ÷ ${men + more} = ${key}.`,
    };
  }),
];
