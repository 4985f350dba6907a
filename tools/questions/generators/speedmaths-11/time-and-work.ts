import type { Family } from "../family";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Time and Work");

/** The families of the topic Time and Work. */
export const timeAndWork: readonly Family[] = [
  make("each-half-as-fast", 1, (draw, turn) => {
    const [n, together] = [3 + (turn % 2), draw.int(2, 7) * 4];
    const [over, under] = n === 3 ? [7, 4] : [15, 8];
    const key = (together * over) / under;
    const word = n === 3 ? "three" : "four";
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `Of ${word} pumps each works half as fast as the one before. Together they drain a pond in ${together} hours. How many hours does the fastest one need alone?`,
        `Each of ${word} printers is half as fast as the one before it. Together they print an issue in ${together} minutes. How many minutes does the fastest one need alone?`,
      ],
      key,
      slips: [
        [n * together, "took all of them for equally fast"],
        [2 * together, "let the row go on without end"],
        [2 * key, "found the time of the second one"],
        [together * (over - under), "took the whole powers of two for the row"],
        [tidy((together * 3) / 2), "counted only the first two"],
      ],
      way: `As parts of the fastest, the rates are 1 + 1/2 + 1/4${n === 4 ? " + 1/8" : ""} = ${over}/${under}. So alone it needs ${together} × ${over}/${under} = ${key}.`,
    };
  }),
  make("workers-of-two-kinds", 2, (draw, turn) => {
    const [m, w, days] = [draw.int(2, 6), draw.int(3, 9), draw.int(8, 24)];
    const [p, q] = [m * draw.int(1, 3), draw.int(2, 12)];
    const rate = p / m + q / w;
    const key = days / rate;
    if (m >= w || q === w || !Number.isInteger(tidy(key)) || tidy(key) < 2 || tidy(key) === days)
      return undefined;
    const together = (days * (m + w)) / (p + q);
    const [one, two] = turn % 2 === 0 ? ["masons", "helpers"] : ["large pumps", "small pumps"];
    return {
      asks: [
        `${m} masons or ${w} helpers can pave a road in ${days} days. In how many days can ${p} masons and ${q} helpers pave it together?`,
        `${m} large pumps, or ${w} small ones, empty a lock in ${days} minutes. In how many minutes do ${p} large and ${q} small pumps empty it?`,
      ],
      key: tidy(key),
      hasDecimals: true,
      slips: [
        [Number(together.toFixed(1)), "counted both kinds alike"],
        [tidy((days * m) / p), `left the ${two} out`],
        [tidy(key * 2), "averaged the two rates instead of adding them"],
        [q < w ? 0 : tidy((days * w) / q), `left the ${one} out`],
      ],
      way: `${p} of the first kind do the job ${tidy(p / m)} times in that time, and ${q} of the second ${q}/${w} times. Together they need ${days} ÷ (${tidy(p / m)} + ${q}/${w}) = ${tidy(key)}.`,
    };
  }),
  make("crew-that-grows", 2, (draw) => {
    const [n, start] = [draw.int(6, 16), draw.int(1, 4)];
    const total = (n * (2 * start + n - 1)) / 2;
    return {
      asks: [
        `A job needs ${total} days of one worker. ${start} ${start === 1 ? "worker begins" : "workers begin"} on the first day, and each day one more joins. After how many days is the job done?`,
        `${total} pits are dug, each worker digging one a day. On day one there ${start === 1 ? "is 1 worker" : `are ${start} workers`}, and one more comes every day. How many days does it take?`,
      ],
      key: n,
      slips: [
        [n + start, "went by the number of workers on the day after"],
        [Math.round(Math.sqrt(total)), "took the root of the work"],
        [2 * n - 1, "forgot to halve the sum of first and last"],
        [n + 2 * start, "let the crew begin from nobody"],
        [tidy(total / (start + 1)), "divided by the crew of the second day"],
        [n - start, "counted the workers that have joined"],
      ],
      way: `In ${n} days ${start} + ${start + 1} + … + ${start + n - 1} = ${n} × (${start} + ${start + n - 1}) ÷ 2 = ${grouped(total)} days of work are done.`,
    };
  }),
  make("half-each-and-together", 3, (draw) => {
    const [a, b] = draw.one([
      [20, 30],
      [10, 15],
      [12, 24],
      [15, 30],
      [20, 60],
      [30, 60],
      [24, 40],
      [12, 36],
      [10, 40],
    ] as const);
    const both = tidy((a * b) / (a + b));
    if (!Number.isInteger(both)) return undefined;
    return {
      asks: [
        `Two painters finish a hall in ${both} days together. If one did half of it and then the other the rest, it would take ${(a + b) / 2} days. How many days would the faster one need alone?`,
        `Together two printers do a job in ${both} hours. If each did half, one after the other, they would need ${(a + b) / 2} hours. How many hours does the faster one need alone for all of it?`,
      ],
      key: a,
      slips: [
        [b, "found the time of the slower one"],
        [a / 2, "found the time of the faster one for its half"],
        [2 * both, "took both for equally fast"],
        [(a + b) / 2, "took the average of the two times"],
      ],
      way: `The times add up to ${a + b}, and their product is ${both} × ${a + b} = ${grouped(a * b)}. So they are ${a} and ${b}.`,
    };
  }),
  make("grass-that-grows-back", 3, (draw, turn) => {
    const [many, short, few, long, key] = draw.one(
      everyOther(
        [
          [15, 10, 10, 20, 5],
          [27, 6, 23, 9, 15],
          [20, 8, 16, 12, 8],
          [25, 10, 20, 15, 10],
          [24, 6, 15, 12, 6],
          [30, 4, 18, 8, 6],
          [40, 3, 22, 6, 4],
          [18, 10, 14, 15, 6],
        ] as const,
        turn,
      ),
    );
    return {
      asks: [
        `Grass grows evenly on a meadow. ${many} cows eat it bare in ${short} days, ${few} cows in ${long} days. How many cows can feed there for ever?`,
        `Water seeps evenly into a mine. ${many} pumps empty it in ${short} hours, ${few} pumps in ${long} hours. How many pumps just keep up with the water that seeps in?`,
      ],
      key,
      slips: [
        [many - few, "subtracted the two numbers"],
        [tidy((many * short) / long), "left the growth out and took the longer time"],
        [tidy(few / 2), "halved the smaller number"],
        [tidy((few * long - many * short) / long), "divided by the longer time, not by the difference"],
        [tidy((few * long - many * short) / short), "divided by the shorter time, not by the difference"],
        [long - short, "subtracted the two times"],
      ],
      way: `${few} × ${long} − ${many} × ${short} = ${few * long - many * short} portions grew in ${long - short} more units of time, so ${key} grow in each. That is enough for ${key} for ever.`,
    };
  }),
];
