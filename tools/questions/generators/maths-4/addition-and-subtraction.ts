import type { Family } from "../family";
import { drawPerson, drawTown } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { differenceStory, startStory, sumStory } from "../whole-number-stories";
import { grouped } from "../words";

const topic = "Addition and Subtraction";

const visitors = sumStory({
  name: "two-day-total",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(24_567, 58_989), draw.int(13_456, 29_879)],
  frames: (first, second, draw) => [
    `A flower show in ${drawTown(draw)} had ${first} visitors on Saturday and ${second} on Sunday. How many visitors came in the two days?`,
    `A printer made ${first} picture books and ${second} notebooks. How many books is that in all?`,
  ],
});

const left = differenceStory({
  name: "what-is-left",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(5, 9) * 10_000 + draw.int(1, 9) * 100, draw.int(12_345, 38_989)],
  frames: (first, second) => [
    `A brick kiln had ${first} bricks and sold ${second} of them. How many bricks are left?`,
    `A godown held ${first} sacks of wheat, and ${second} sacks have been sent to the market. How many sacks are still there?`,
  ],
});

const before = startStory({
  name: "before-the-sale",
  topic,
  level: 2,
  numbers: (draw) => [draw.int(12_345, 39_876), draw.int(11_234, 45_678)],
  frames: (sold, rest, draw) => [
    `After a bookseller in ${drawTown(draw)} sold ${sold} books, ${rest} were left. How many books were there at first?`,
    `A farm took ${sold} eggs to the market and still had ${rest} eggs. How many eggs were there to begin with?`,
  ],
});

const wrongSign: Family = {
  name: "wrong-sign",
  topic,
  level: 3,
  draft: (draw) => {
    const [number, change] = [draw.int(41_234, 68_987), draw.int(3456, 9878)];
    const { name, they } = drawPerson(draw);
    const wrong = number + change;
    const key = number - change;
    return {
      frames: [
        `${name} had to take ${grouped(change)} from a number, but added it by mistake and got ${grouped(wrong)}. What should ${they} have got?`,
        `Instead of subtracting ${grouped(change)} from a number, ${name} added it. The result was ${grouped(wrong)}. What is the right result?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [number, `taking away ${grouped(change)} only once`],
        [wrong + change, "adding once more"],
        [number - 2 * change, `taking away ${grouped(change)} three times`],
        ...hurriedSlips(key),
      ]),
      because: `The number was ${grouped(wrong)} − ${grouped(change)} = ${grouped(number)}. Taking away ${grouped(change)} from it gives ${grouped(key)}.`,
    };
  },
};

/** The families of the topic Addition and Subtraction. */
export const additionAndSubtraction: readonly Family[] = [visitors, left, before, wrongSign];
