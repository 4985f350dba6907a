import type { Family } from "../family";
import { drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { clock, duration, rupees, wholeRupees } from "../words";
import { weekday } from "./weekday-of-a-date";

const topic = "Money and Time";

const change: Family = {
  name: "change-with-paise",
  topic,
  level: 1,
  draft: (draw) => {
    const [note, bill] = [draw.one([20_000, 50_000]), draw.int(60, 178) * 100 + draw.one([50, 25, 75])];
    const key = note - bill;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} buys a water bottle for ${rupees(bill)} and pays with a ${rupees(note)} note. How much money does ${they} get back?`,
        `A train ticket costs ${rupees(bill)}. ${name} gives ${rupees(note)}. How much does ${they} get back?`,
      ],
      key: rupees(key),
      slips: [
        [rupees(key + 100), "forgetting the rupee that was changed into paise"],
        [rupees(key + 1000), "forgetting the ten that was borrowed"],
        [rupees(key - 100), "taking away one rupee too many"],
        [rupees(note + bill), "adding the two amounts"],
        [rupees(key - 1000), "a slip of a ten on the way"],
      ],
      because: `${rupees(note)} − ${rupees(bill)} = ${rupees(key)}, because ${rupees(bill)} and ${rupees(key)} make ${rupees(note)}.`,
    };
  },
};

const lesson: Family = {
  name: "length-of-a-lesson",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, length] = [draw.int(8, 20) * 60 + draw.int(7, 11) * 5, draw.int(14, 32) * 5];
    const end = start + length;
    const [first, last] = [start % 60, end % 60];
    if (last >= first || last === 0 || length % 60 === 0 || end > 22 * 60) return undefined;
    const hours = Math.floor(end / 60) - Math.floor(start / 60);
    return {
      frames: [
        `Dance practice begins at ${clock(start)} and ends at ${clock(end)}. How long does it last?`,
        `A bus starts at ${clock(start)} and arrives at ${clock(end)}. How long is the ride?`,
      ],
      key: duration(length),
      slips: numberSlips(duration, [
        [hours * 60 + first - last, "taking the smaller number of minutes from the larger"],
        [length + 60, "counting the last hour as a full one"],
        [length + 40, "taking an hour to have 100 minutes"],
        [length - 60, "counting one hour too few"],
        [length - 10, "a slip of ten minutes"],
        [length + 10, "a slip of ten minutes"],
      ]),
      because: `From ${clock(start)} it is ${60 - first} minutes to the next full hour. Count on from there to ${clock(end)}: ${duration(length)} in all.`,
    };
  },
};

const unitPrice: Family = {
  name: "price-of-some-more",
  topic,
  level: 2,
  draft: (draw) => {
    const [price, first, second] = [draw.int(12, 45), draw.int(3, 6), draw.int(7, 12)];
    const key = price * second;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${first} notebooks cost ${wholeRupees(price * first)}. How much do ${second} such notebooks cost?`,
        `${name} pays ${wholeRupees(price * first)} for ${first} plates of poha. What is the price of ${second} plates?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [price * first * second, "multiplying the whole price"],
        [price * first + second - first, "adding the number of things to the price"],
        [price * (second - first), "counting only the things that come on top"],
        [price * (second - 1), "counting one thing too few"],
        [price * (second + 1), "counting one thing too many"],
        ...hurriedSlips(key),
      ]),
      because: `One costs ${wholeRupees(price * first)} ÷ ${first} = ${wholeRupees(price)}, so ${second} cost ${second} × ${wholeRupees(price)} = ${wholeRupees(key)}.`,
    };
  },
};

/** The families of the topic Money and Time. */
export const moneyAndTime: readonly Family[] = [change, lesson, unitPrice, weekday];
