import { digitAt } from "../columns";
import { inTurn, type Family } from "../family";
import { numberWords } from "../number-words";
import { drawPerson, drawTown } from "../people";
import { numberSlips } from "../slips";
import { grouped, listed } from "../words";

const topic = "Large Numbers";
const places = ["ones", "tens", "hundreds", "thousands", "ten-thousands", "lakhs"];
const isOnce = (digit: number, number: number): boolean => String(number).split(String(digit)).length === 2;

const placeValue: Family = {
  name: "place-value",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const number = draw.int(123_456, 987_654);
    const place = draw.int(2, 4);
    const digit = digitAt(number, place);
    if (digit === 0 || !isOnce(digit, number)) return undefined;
    const value = digit * 10 ** place;
    return {
      question: inTurn(
        [
          `What is the place value of the digit ${digit} in ${grouped(number)}?`,
          `In the number ${grouped(number)}, how much is the digit ${digit} worth?`,
        ],
        turn,
      ),
      key: grouped(value),
      slips: numberSlips(grouped, [
        [value / 10, "counting the places from the left and ending one place too low"],
        [value * 10, "going one place too far to the left"],
        [digit, "giving the digit itself, not what it is worth in its place"],
      ]),
      because: `The ${digit} stands in the ${places[place]} place of ${grouped(number)}, so it is worth ${grouped(value)}.`,
      beware: `${digit} is only the digit itself, its face value.`,
    };
  },
};

const inWords: Family = {
  name: "number-in-words",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [lakhs, thousands, rest] = [draw.int(2, 9), draw.int(2, 9), draw.int(21, 99)];
    const number = lakhs * 100_000 + thousands * 1000 + rest;
    if (rest % 10 === 0) return undefined;
    return {
      question: inTurn(
        [
          `How is ${numberWords(number)} written in figures?`,
          `A newspaper in ${drawTown(draw)} sold ${numberWords(number)} copies last month. What is this number in figures?`,
        ],
        turn,
      ),
      key: grouped(number),
      slips: numberSlips(grouped, [
        [
          lakhs * 100_000 + thousands * 10_000 + rest,
          `writing ${thousands} thousand as ${thousands}0 thousand`,
        ],
        [lakhs * 100_000 + thousands * 1000 + rest * 10, `moving the ${rest} one place to the left`],
        [lakhs * 10_000 + thousands * 1000 + rest, "leaving out the zero in the ten-thousands place"],
      ]),
      because: `${lakhs} lakh is ${grouped(lakhs * 100_000)}, ${thousands} thousand fills the thousands place with a zero before it, and ${rest} fills the last two places: ${grouped(number)}.`,
    };
  },
};

const rounding: Family = {
  name: "round-to-thousand",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const number = draw.int(100, 989) * 1000 + draw.int(105, 895);
    const down = Math.floor(number / 1000) * 1000;
    const key = number - down >= 500 ? down + 1000 : down;
    const hundreds = digitAt(number, 2);
    return {
      question: inTurn(
        [
          `A museum in ${drawTown(draw)} had ${grouped(number)} visitors in a year. What is this number rounded to the nearest thousand?`,
          `What is ${grouped(number)} rounded to the nearest thousand?`,
        ],
        turn,
      ),
      key: grouped(key),
      slips: numberSlips(grouped, [
        [key === down ? down + 1000 : down, "rounding the wrong way"],
        [Math.round(number / 100) * 100, "rounding to the nearest hundred"],
        [Math.round(number / 10_000) * 10_000, "rounding to the nearest ten thousand"],
      ]),
      because: `The hundreds digit is ${hundreds}, which is ${hundreds >= 5 ? "5 or more, so we round up" : "less than 5, so we round down"} to ${grouped(key)}.`,
    };
  },
};

const smallestFromDigits: Family = {
  name: "smallest-from-digits",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const chosen = draw.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 4).toSorted();
    const cards = listed(draw.shuffle([0, ...chosen]));
    const [first = 0, second = 0, ...others] = chosen;
    const join = (digits: readonly number[]): string => grouped(Number(digits.join("")));
    const key = join([first, 0, second, ...others]);
    const { name, they } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `What is the smallest 5-digit number that has each of the digits ${cards} once?`,
          `${name} puts the number cards ${cards} in a row, all five of them. What is the smallest 5-digit number that ${they} can make?`,
        ],
        turn,
      ),
      key,
      slips: [
        [join([first, second, 0, ...others]), "putting the zero in the third place"],
        [join([second, 0, first, ...others]), `starting with ${second} although ${first} is smaller`],
        [join([first, second, ...others, 0]), "putting the zero at the end"],
      ],
      because: `The number cannot start with 0, so it starts with ${first}, the next smallest digit. The 0 comes right after it and the other digits follow from small to large: ${key}.`,
    };
  },
};

const digitSwap: Family = {
  name: "digit-swap",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const number = draw.int(123_456, 987_654);
    const [high, low] = [draw.int(3, 4), draw.int(1, 2)];
    const [small, large] = [digitAt(number, high), digitAt(number, low)];
    if (small === 0 || large - small < 2 || !isOnce(small, number) || !isOnce(large, number))
      return undefined;
    const gap = large - small;
    const key = gap * (10 ** high - 10 ** low);
    return {
      question: inTurn(
        [
          `The digits ${small} and ${large} of ${grouped(number)} change places. By how much does the number grow?`,
          `By how much does ${grouped(number)} become greater when its digits ${small} and ${large} are swapped?`,
        ],
        turn,
      ),
      key: grouped(key),
      slips: numberSlips(grouped, [
        [gap * 10 ** high, `forgetting that the ${places[low]} digit becomes smaller`],
        [gap * (10 ** high + 10 ** low), "adding the two changes"],
        [gap * (10 ** high - 10 ** (low - 1)), `taking the ${large} to be in the ${places[low - 1]} place`],
      ]),
      because: `The ${places[high]} digit grows by ${gap}, which adds ${grouped(gap * 10 ** high)}. The ${places[low]} digit drops by ${gap}, which takes away ${grouped(gap * 10 ** low)}. Together that is ${grouped(key)} more.`,
    };
  },
};

export const largeNumbers: readonly Family[] = [placeValue, inWords, rounding, smallestFromDigits, digitSwap];
