import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { range } from "../whole";

const topic = "Probability";

const cards = [
  ["a black king", 2, "a king of any colour", 4],
  ["a red face card (jack, queen or king)", 6, "any face card", 12],
  ["a spade or an ace", 16, "a spade and an ace counted one after the other", 17],
  ["a king or a queen", 8, "a king alone", 4],
  ["a heart that is no face card", 10, "every heart", 13],
  ["neither a diamond nor a club", 26, "only one of the suits being left out", 39],
] as const;

const fromPack: Family = {
  name: "from-pack",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [card, fits, mistake, wrong] = draw.one(cards.filter((_, place) => place % 2 === turn % 2));
    return {
      frames: [
        `One card is drawn at random from a well-shuffled pack of 52 playing cards. What is the probability that it is ${card}?`,
        `A magician lets a visitor take one card from a full pack of 52. What is the chance that it is ${card}?`,
      ],
      ...quotients(
        [fits, 52],
        [
          [wrong, 52, `counting ${mistake}`],
          [52 - fits, 52, "giving the probability of the contrary"],
          [fits / 2, 52, "counting half of the cards that fit"],
          [fits + 2, 52, "counting two cards too many"],
          [1, fits, "putting 1 over the number of cards that fit"],
          [fits, 54, "taking two jokers for part of the pack"],
        ],
      ),
      because: `${fits} of the 52 cards fit, so the probability is ${fits}/52 = ${ratio(fits, 52)}.`,
    };
  },
};

const multipleOfEither: Family = {
  name: "multiple-of-either",
  topic,
  level: 2,
  draft: (draw) => {
    const [n, a, b] = [draw.one([30, 40, 45, 48, 50, 60]), draw.one([2, 3, 4]), draw.one([5, 7])];
    const fits = (passes: (value: number) => boolean): number => range(1, n).filter(passes).length;
    const [first, second] = [fits((value) => value % a === 0), fits((value) => value % b === 0)];
    const shared = fits((value) => value % (a * b) === 0);
    return {
      frames: [
        `Cards numbered from 1 to ${n} are mixed in a box and one is drawn. What is the probability that its number is a multiple of ${a} or of ${b}?`,
        `Raffle tickets have the numbers 1 to ${n}. A ticket wins if its number can be divided by ${a} or by ${b}. What is the chance that a ticket drawn at random wins?`,
      ],
      ...quotients(
        [first + second - shared, n],
        [
          [first + second, n, "counting the common multiples twice"],
          [shared, n, "asking for a multiple of both"],
          [first + second - 2 * shared, n, "leaving the common multiples out"],
          [first, n, `counting the multiples of ${a} only`],
          [n - first - second + shared, n, "giving the probability of the contrary"],
          [first + second - shared + 1, n, "counting one number too many"],
        ],
      ),
      because: `${first} + ${second} − ${shared} = ${first + second - shared} numbers fit, as the ${shared} common multiples may be counted once only: ${ratio(first + second - shared, n)}.`,
    };
  },
};

const doubledChance: Family = {
  name: "doubled-chance",
  topic,
  level: 3,
  draft: (draw) => {
    const [red, all, added] = [draw.int(2, 10), draw.int(8, 24), draw.int(3, 14)];
    if ((red + added) * all !== 2 * red * (all + added) || red * 2 >= all) return undefined;
    return {
      frames: [
        `A bag has ${all} balls, some of them red. When ${added} more red balls are put in, the probability of drawing a red ball doubles. How many red balls were in the bag at first?`,
        `Of ${all} tickets in a box some win. ${added} more winning tickets are added, and the chance of a win becomes twice as large. How many winning tickets were there before?`,
      ],
      ...numeric(String, red, [
        [added, "taking the number itself to double"],
        [red + added, "giving the number after the change"],
        [all - red, "giving the number of the others"],
        [Math.round(all / 2), "taking half of all"],
        [2 * red, "doubling the number"],
        [Math.abs(all - added), "subtracting the two numbers"],
      ]),
      because: `(x + ${added})/${all + added} = 2x/${all} gives x = ${red}: ${ratio(red, all)} grows to ${ratio(red + added, all + added)}.`,
    };
  },
};

export const probability: readonly Family[] = [fromPack, multipleOfEither, doubledChance];
