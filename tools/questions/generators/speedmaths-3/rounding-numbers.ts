import type { Draft, Family } from "../family";
import { familiesOf } from "../quick-family";
import { roundTo } from "../whole";

const make = familiesOf("Rounding Numbers");

/** The families of the topic Rounding Numbers. */
export const roundingNumbers: readonly Family[] = [
  make("round-to-ten", 1, (draw) => {
    const number = draw.int(121, 389);
    const [key, ones] = [roundTo(number, 10), number % 10];
    if (ones === 0 || key % 100 === 0) return undefined;
    const other = ones >= 5 ? key - 10 : key + 10;
    return {
      asks: [
        `What is ${number} to the nearest ten?`,
        `A rope is ${number} cm long. How long is it to the nearest ten centimetres?`,
      ],
      key,
      unit: ["", " cm"],
      isExact: true,
      slips: [
        [other, ones >= 5 ? "rounding down instead of up" : "rounding up instead of down"],
        [roundTo(number, 100), "rounding to the nearest hundred"],
        [key + (other < key ? 10 : -10), "going one ten too far"],
        [number, "leaving the number as it is"],
      ],
      way: `${number} has ${ones} ones. ${ones >= 5 ? "5 or more goes up" : "Less than 5 goes down"}, so it is ${key}.`,
    };
  }),
  make("round-to-hundred", 1, (draw) => {
    const number = draw.int(131, 889);
    const [key, rest] = [roundTo(number, 100), number % 100];
    if (Math.abs(rest - 50) > 38 || rest === 50 || rest % 10 === 0) return undefined;
    const isUp = rest > 50;
    return {
      asks: [
        `What is ${number} to the nearest hundred?`,
        `${number} people watched a play. How many is that to the nearest hundred?`,
      ],
      key,
      isExact: true,
      slips: [
        [isUp ? key - 100 : key + 100, isUp ? "rounding down instead of up" : "rounding up instead of down"],
        [roundTo(number, 10), "rounding to the nearest ten"],
        [isUp ? key + 100 : key - 100, "going one hundred too far"],
        [roundTo(number, 10) + (isUp ? -10 : 10), "rounding to a ten, and the wrong way"],
      ],
      way: `${rest} is ${isUp ? "more" : "less"} than 50, so ${number} goes ${isUp ? "up" : "down"} to ${key}.`,
    };
  }),
  make("about-how-many", 2, (draw) => {
    const [a, b] = [
      draw.int(2, 5) * 10 + draw.one([-2, -1, 1, 2, 3]),
      draw.int(3, 6) * 10 + draw.one([-2, -1, 1, 2, 3]),
    ];
    const key = roundTo(a, 10) + roundTo(b, 10);
    if (roundTo(a, 10) === roundTo(b, 10)) return undefined;
    return {
      asks: [
        `Round ${a} and ${b} to the nearest ten, then add. What do you get?`,
        `A cow eats ${b} kg of grass and a calf ${a} kg in a week. Rounding both to tens, about how many kilograms is that?`,
      ],
      key,
      isExact: true,
      slips: [
        [key + 10, "rounding one number the wrong way"],
        [key - 10, "rounding one number the wrong way"],
        [Math.abs(roundTo(b, 10) - roundTo(a, 10)), "taking away instead of adding"],
        [a + b, "adding without rounding"],
        [key + 20, "rounding both numbers too far up"],
        [key - 20, "rounding both numbers too far down"],
      ],
      way: `${a} is about ${roundTo(a, 10)} and ${b} is about ${roundTo(b, 10)}: together ${key}.`,
    };
  }),
  make("which-one-rounds-to", 2, (draw): Draft => {
    const target = draw.int(3, 9) * 10;
    const key = target + draw.one([-5, -4, -3, 2, 3, 4]);
    const wrong = [target - 6, target + 5, target + 9, target - 8].map(String);
    return {
      frames: [
        `Which number rounds to ${target} to the nearest ten?`,
        `A bag has about ${target} marbles, counted to the nearest ten. How many can it really have?`,
      ],
      key: String(key),
      slips: draw
        .shuffle(wrong)
        .map((text) => [text, `rounding the wrong way, for ${text} rounds to ${roundTo(Number(text), 10)}`]),
      because: `${key} lies between ${target - 5} and ${target + 4}, so it rounds to ${target}.`,
    };
  }),
  make("largest-that-rounds-to", 3, (draw, turn) => {
    const target = draw.int(12, 48) * 10;
    const key = turn % 2 === 0 ? target + 4 : target - 5;
    if (target % 100 === 0) return undefined;
    return {
      asks: [
        `What is the largest whole number that rounds to ${target} to the nearest ten?`,
        `To the nearest ten a herd has ${target} sheep. What is the least number of sheep it can have?`,
      ],
      key,
      isExact: true,
      slips: [
        [
          turn % 2 === 0 ? target + 5 : target - 4,
          turn % 2 === 0 ? "rounding 5 down" : "thinking that 5 goes down",
        ],
        [turn % 2 === 0 ? target + 9 : target - 9, "going on to the next ten"],
        [turn % 2 === 0 ? target - 1 : target + 1, "looking on the wrong side"],
        [turn % 2 === 0 ? target + 3 : target - 6, "a slip of one"],
        [turn % 2 === 0 ? target - 5 : target + 4, "looking on the other side"],
      ],
      way:
        turn % 2 === 0
          ? `${key} still goes down to ${target}, but ${key + 1} goes up to ${target + 10}.`
          : `${key} goes up to ${target}, but ${key - 1} goes down to ${target - 10}.`,
    };
  }),
];
