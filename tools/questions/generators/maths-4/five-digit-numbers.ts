import type { Family } from "../family";
import { numberWords } from "../number-words";
import { drawTown } from "../people";
import { numberSlips } from "../slips";
import { grouped, listed } from "../words";
import { evenCards } from "./smallest-even-number";

const topic = "Five-digit Numbers";
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const words: Family = {
  name: "five-digits-from-words",
  topic,
  level: 1,
  draft: (draw) => {
    const [thousands, rest] = [draw.int(21, 98), draw.int(11, 98)];
    const number = thousands * 1000 + rest;
    if (thousands % 10 === 0 || thousands % 11 === 0 || rest % 10 === 0) return undefined;
    const turned = (thousands % 10) * 10 + Math.floor(thousands / 10);
    return {
      frames: [
        `${capital(numberWords(number))} people came to a cricket match. How do we write this number in figures?`,
        `A factory near ${drawTown(draw)} made ${numberWords(number)} pencils. Which number is that in figures?`,
      ],
      key: grouped(number),
      slips: numberSlips(grouped, [
        [thousands * 1000 + rest * 10, `writing the ${rest} one place too far to the left`],
        [thousands * 100 + rest, "leaving out the zero in the hundreds place"],
        [turned * 1000 + rest, "changing round the digits of the thousands"],
        [thousands * 10_000 + rest, "writing one zero too many"],
      ]),
      because: `${thousands} thousand is ${grouped(thousands * 1000)}. There are no hundreds, so a 0 comes before ${rest}: ${grouped(number)}.`,
    };
  },
};

const expanded: Family = {
  name: "expanded-form",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, d] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)];
    const place = draw.one([100, 10]);
    const key = a * 10_000 + b * 1000 + c * place + d;
    const sum = `${grouped(a * 10_000)} + ${grouped(b * 1000)} + ${c * place} + ${d}`;
    return {
      frames: [`Which number has the expanded form ${sum}?`, `Which number do we get from ${sum}?`],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [a * 1000 + b * 100 + c * 10 + d, "leaving out the place that has no digit"],
        [a * 10_000 + b * 1000 + c * (110 - place) + d, `writing the ${c} in the wrong place`],
        [a * 10_000 + b * 1000 + d * 10 + c, `changing round the ${c} and the ${d}`],
        [a * 10_000 + b * 1000 + d * place + c, `changing round the ${c} and the ${d}`],
        [b * 10_000 + a * 1000 + c * place + d, `changing round the ${a} and the ${b}`],
      ]),
      because: `There are ${a} ten-thousands, ${b} thousands, ${c} ${place === 100 ? "hundreds" : "tens"} and ${d} ones. A 0 stands in the ${place === 100 ? "tens" : "hundreds"} place: ${grouped(key)}.`,
    };
  },
};

const secondLargest: Family = {
  name: "second-largest",
  topic,
  level: 2,
  draft: (draw) => {
    const [head, high, low] = [draw.int(2, 9), draw.int(5, 9), draw.int(1, 4)];
    const end = draw.int(11, 98);
    const join = (...digits: number[]): number => Number(digits.join("")) * 100 + end;
    const sizes = [
      join(head, high, low),
      join(head, low, high),
      join(head, high, high),
      join(head, low, low),
    ];
    const [first = 0, second = 0, third = 0, fourth = 0] = sizes.toSorted((a, b) => b - a);
    return {
      frames: [
        `Four towns have ${listed(draw.shuffle(sizes).map(grouped))} people. What is the second largest of these numbers?`,
        `A library has four halls with ${listed(draw.shuffle(sizes).map(grouped))} books. Which number comes second when we begin with the largest?`,
      ],
      key: grouped(second),
      slips: [
        [grouped(third), "beginning with the smallest number"],
        [grouped(first), "giving the largest number"],
        [grouped(fourth), "giving the smallest number"],
      ],
      because: `All four begin with ${head}, so we compare the thousands and then the hundreds. The largest is ${grouped(first)}, and ${grouped(second)} comes next.`,
    };
  },
};

/** The families of the topic Five-digit Numbers. */
export const fiveDigitNumbers: readonly Family[] = [words, expanded, secondLargest, evenCards];
