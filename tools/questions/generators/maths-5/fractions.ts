import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { fraction, fractionSlips, numberSlips } from "../slips";
import { hcf, lcm } from "../whole";

const topic = "Fractions";

const equalFraction: Family = {
  name: "equal-fraction",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [under, times] = [draw.int(3, 9), draw.int(3, 6)];
    const over = draw.int(2, under - 1);
    if (hcf(over, under) > 1 || under - over < 2) return undefined;
    const key = `${over * times}/${under * times}`;
    return {
      question: inTurn(
        [
          `Which fraction is equal to ${over}/${under}?`,
          `Which fraction stands for the same amount as ${over}/${under}?`,
        ],
        turn,
      ),
      key,
      slips: draw.shuffle(
        fractionSlips(
          [over, under],
          [
            [over + times, under + times, `adding ${times} to both numbers`],
            [over, under * times, "multiplying only the lower number"],
            [over * times, under * (times + 1), "multiplying the two numbers by different amounts"],
          ],
        ),
      ),
      because: `Multiplying both numbers by ${times} keeps the value: ${over}/${under} = ${key}.`,
    };
  },
};

const lowestTerms: Family = {
  name: "lowest-terms",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [under, times] = [draw.int(4, 9), draw.one([6, 8, 9, 12])];
    const over = draw.int(2, under - 1);
    if (hcf(over, under) > 1) return undefined;
    const half = times % 2 === 0 ? 2 : 3;
    const [top, bottom] = [over * times, under * times];
    return {
      question: inTurn(
        [
          `What is ${top}/${bottom} in its lowest terms?`,
          `${top} of the ${bottom} seats in a school bus are taken. What fraction of the seats is taken, in lowest terms?`,
        ],
        turn,
      ),
      key: `${over}/${under}`,
      slips: [
        [`${top / half}/${bottom / half}`, `dividing by ${half} once and stopping too early`],
        [over > 2 ? `${over - 1}/${under - 1}` : "", "taking the same number away from both"],
        [`${over}/${bottom / half}`, "dividing the two numbers by different amounts"],
        [`${over}/${under + 1}`, "a slip in the last division"],
      ],
      because: `The HCF of ${top} and ${bottom} is ${times}, and ${top} ÷ ${times} = ${over}, ${bottom} ÷ ${times} = ${under}: ${over}/${under}.`,
    };
  },
};

const fractionLeft: Family = {
  name: "fraction-left",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const under = draw.one([7, 8, 9, 10, 11, 12]);
    const [first, second] = [draw.int(1, 5), draw.int(2, 5)];
    const left = under - first - second;
    if (left < 1 || first === second || left === first || left === second || hcf(left, under) > 1)
      return undefined;
    const { name, their } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `${name} eats ${first}/${under} of a chikki slab and gives ${second}/${under} of it to ${their} friends. What fraction of the slab is left?`,
          `Wheat grows on ${first}/${under} of a field and mustard on ${second}/${under} of it. The rest is left empty. What fraction of the field is empty?`,
        ],
        turn,
      ),
      key: `${left}/${under}`,
      slips: fractionSlips(
        [left, under],
        [
          [first + second, under, "finding the part that is used instead of the part that is left"],
          [first + second, under * 2, "adding the lower numbers as well"],
          [under - first, under, "taking away only the first part"],
          [under - second, under, "taking away only the second part"],
        ],
      ),
      because: `${first}/${under} + ${second}/${under} = ${first + second}/${under}. The whole is ${under}/${under}, so ${left}/${under} is left.`,
    };
  },
};

const partOfAmount: Family = {
  name: "part-of-an-amount",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [over, under] = draw.one([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 6],
      [3, 8],
      [5, 8],
    ] as const);
    const each = draw.int(6, 14);
    const [whole, key] = [each * under, each * over];
    return {
      question: inTurn(
        [
          `${over}/${under} of the ${whole} children in a hostel come from villages. How many children is that?`,
          `A farmer has ${whole} hens, and ${over}/${under} of them are brown. How many brown hens does the farmer have?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [each, `finding only 1/${under} of ${whole}`],
        [whole - key, "finding the other part"],
        [whole / over, `dividing by ${over} instead of ${under}`],
        [each + over, `adding ${over} instead of multiplying by it`],
      ]),
      because: `1/${under} of ${whole} is ${whole} ÷ ${under} = ${each}, so ${over}/${under} is ${each} × ${over} = ${key}.`,
    };
  },
};

const mixedToImproper: Family = {
  name: "mixed-to-improper",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [whole, under] = [draw.int(2, 6), draw.int(3, 9)];
    const over = draw.int(1, under - 1);
    if (hcf(over, under) > 1) return undefined;
    const top = whole * under + over;
    return {
      question: inTurn(
        [
          `Which improper fraction is equal to ${whole} ${over}/${under}?`,
          `How is the mixed number ${whole} ${over}/${under} written as an improper fraction?`,
        ],
        turn,
      ),
      key: `${top}/${under}`,
      slips: fractionSlips(
        [top, under],
        [
          [whole + over + under, under, "adding all three numbers"],
          [whole * over + under, under, `multiplying ${whole} by the upper number`],
          [whole * under, under, `forgetting to add the ${over}`],
          [whole * 10 + over, under, "writing the two upper numbers side by side"],
        ],
      ),
      because: `${whole} wholes are ${whole} × ${under} = ${whole * under} parts, and ${over} more make ${top}: ${top}/${under}.`,
    };
  },
};

const unlikeSum: Family = {
  name: "unlike-sum",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = draw.one([
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 6],
      [6, 9],
      [4, 5],
      [3, 8],
      [6, 8],
    ] as const);
    const [top, upper] = [draw.int(1, a - 1), draw.int(1, b - 1)];
    const bottom = lcm(a, b);
    const sum = (top * bottom) / a + (upper * bottom) / b;
    if (sum >= bottom || hcf(top, a) > 1 || hcf(upper, b) > 1) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `${name} reads ${top}/${a} of a book on Saturday and ${upper}/${b} of it on Sunday. What fraction of the book has ${they} read in the two days?`,
          `What is ${top}/${a} + ${upper}/${b}?`,
        ],
        turn,
      ),
      key: fraction(sum, bottom),
      slips: fractionSlips(
        [sum, bottom],
        [
          [top + upper, a + b, "adding the upper numbers and the lower numbers"],
          [top + upper, bottom, "changing the lower numbers without changing the upper ones"],
          [top * upper, a * b, "multiplying instead of adding"],
          [(top * bottom) / a + upper, bottom, "changing only the first fraction"],
        ],
      ),
      because: `With the common lower number ${bottom}, ${top}/${a} = ${(top * bottom) / a}/${bottom} and ${upper}/${b} = ${(upper * bottom) / b}/${bottom}. The sum is ${sum}/${bottom}${hcf(sum, bottom) > 1 ? ` = ${fraction(sum, bottom)}` : ""}.`,
    };
  },
};

export const fractions: readonly Family[] = [
  equalFraction,
  lowestTerms,
  fractionLeft,
  partOfAmount,
  mixedToImproper,
  unlikeSum,
];
