import { ratio } from "../algebra-words";
import type { Draw } from "../draw";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";

const topic = "Probability";

const cards = [
  [
    "a black king",
    2,
    [4, 52, "counted the kings of both colours"],
    [1, 52, "counted one of the two kings only"],
  ],
  [
    "a red face card (jack, queen or king)",
    6,
    [12, 52, "counted every face card"],
    [3, 52, "counted the face cards of one suit only"],
  ],
  ["a spade or an ace", 16, [17, 52, "counted the ace of spades twice"], [13, 52, "counted the spades only"]],
  ["a king or a queen", 8, [4, 52, "counted the kings only"], [12, 52, "counted every face card"]],
  [
    "a heart that is no face card",
    10,
    [13, 52, "counted every heart"],
    [9, 52, "took the ace for a face card too"],
  ],
  [
    "neither a diamond nor a club",
    26,
    [39, 52, "left out one of the suits only"],
    [9, 16, "multiplied 3/4 by 3/4"],
  ],
] as const;

const fromPack: Family = {
  name: "from-pack",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [card, fits, ...slips] = draw.one(cards.filter((_, place) => place % 2 === turn % 2));
    return {
      frames: [
        `One card is drawn at random from a well-shuffled pack of 52 playing cards. What is the probability that it is ${card}?`,
        `A magician lets a visitor take one card from a full pack of 52. What is the chance that it is ${card}?`,
      ],
      ...quotients(
        [fits, 52],
        [
          ...slips,
          [fits / 2, 52, "counted half of the cards that fit"],
          [52 - fits, 52, "gave the probability of the contrary"],
        ],
      ),
      because: `${fits} of the 52 cards fit, so the probability is ${fits}/52 = ${ratio(fits, 52)}.`,
    };
  },
};

/** Red balls, all balls, and how many red ones double the chance of red. Few numbers fit, so that many are tried. */
function drawDoubling(draw: Draw): readonly [red: number, all: number, added: number] {
  for (;;) {
    const [red, all, added] = [draw.int(2, 10), draw.int(8, 24), draw.int(3, 14)] as const;
    if ((red + added) * all === 2 * red * (all + added) && red * 2 < all) return [red, all, added];
  }
}

const doubledChance: Family = {
  name: "chance-made-double",
  topic,
  level: 2,
  draft: (draw) => {
    const [red, all, added] = drawDoubling(draw);
    return {
      frames: [
        `A bag has ${all} balls, some of them red. When ${added} more red balls are put in, the probability of drawing a red ball doubles. How many red balls were in the bag at first?`,
        `Of ${all} tickets in a box some win. ${added} more winning tickets are added, and the chance of a win becomes twice as large. How many winning tickets were there before?`,
      ],
      ...numeric(String, red, [
        [added, "took the number itself to double"],
        [red + added, "gave the number after the change"],
        [all - red, "gave the number of the others"],
        [Math.round(all / 2), "took half of all"],
        [2 * red, "doubled the number"],
        [Math.abs(all - added), "subtracted the two numbers"],
      ]),
      because: `(x + ${added})/${all + added} = 2x/${all} gives x = ${red}: ${ratio(red, all)} grows to ${ratio(red + added, all + added)}.`,
    };
  },
};

export const probability: readonly Family[] = [fromPack, doubledChance];
