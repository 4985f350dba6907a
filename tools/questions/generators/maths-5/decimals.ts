import { inTurn, type Family } from "../family";
import { subtractWithoutBorrowing } from "../columns";
import { drawPair, drawPerson } from "../people";
import { numberSlips } from "../slips";
import { count, decimal, listed } from "../words";

const topic = "Decimals";

const hundredthsAsDecimal: Family = {
  name: "fraction-as-decimal",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [whole, part] = [draw.int(2, 9), draw.int(2, 9)];
    return {
      question: inTurn(
        [
          `Which decimal is equal to ${whole} ${part}/100?`,
          `How is ${count(whole, "whole")} and ${count(part, "hundredth")} written as a decimal?`,
        ],
        turn,
      ),
      key: decimal(whole * 100 + part),
      slips: [
        [decimal(whole * 100 + part * 10), "writing the hundredths in the tenths place"],
        [`${whole}.00${part}`, "writing two zeros because 100 has two zeros"],
        [`0.${whole}0${part}`, "moving the point one place too far"],
        [`${whole * 100}.${part}`, "writing the whole number as hundreds"],
      ],
      because: `The hundredths stand in the second place after the point, with a zero for the tenths: ${decimal(whole * 100 + part)}.`,
    };
  },
};

const greatestDecimal: Family = {
  name: "greatest-decimal",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const isJump = turn % 2 === 1;
    const unit = isJump ? " m" : "";
    const [whole, tenth] = [isJump ? draw.int(3, 4) : draw.int(0, 12), draw.int(4, 8)];
    const key = `${whole}.${tenth}${unit}`;
    const wrong = [
      `${whole}.${tenth - 1}${draw.int(6, 9)}${unit}`,
      `${whole}.${tenth - 1}${draw.int(0, 5)}${draw.int(1, 9)}${unit}`,
      `${whole}.0${draw.int(6, 9)}${draw.int(1, 9)}${unit}`,
    ];
    const all = listed(draw.shuffle([key, ...wrong]));
    const [first] = wrong;
    return {
      question: isJump
        ? `In the long jump four children jump ${all}. How long is the longest jump?`
        : `Which is the greatest of the numbers ${all}?`,
      key,
      slips: wrong.map((number) => [
        number,
        "thinking that more digits after the point make a number greater",
      ]),
      because: `Compare the tenths first: ${key} has ${tenth} tenths, and the others have fewer.`,
      beware: `${first} has more digits, but only ${tenth - 1} tenths.`,
    };
  },
};

const decimalSum: Family = {
  name: "decimal-sum",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [tenths, hundredths] = [draw.int(23, 79), draw.int(215, 689)];
    if (
      tenths % 10 === 0 ||
      hundredths % 10 === 0 ||
      (tenths % 10) + Math.floor((hundredths % 100) / 10) < 10
    )
      return undefined;
    const sum = tenths * 10 + hundredths;
    const [whole, part] = [Math.floor(tenths / 10), tenths % 10];
    const { name } = drawPerson(draw);
    const unit = turn % 2 === 0 ? "" : " kg";
    const show = (value: number): string => `${decimal(value)}${unit}`;
    return {
      question: inTurn(
        [
          `What is ${decimal(tenths * 10)} + ${decimal(hundredths)}?`,
          `${name} buys ${decimal(tenths * 10)} kg of potatoes and ${decimal(hundredths)} kg of onions. How heavy are they together?`,
        ],
        turn,
      ),
      key: show(sum),
      slips: numberSlips(show, [
        [whole * 100 + part + hundredths, `adding the ${part} tenths as hundredths`],
        [sum - 100, "forgetting to carry 1 to the ones"],
        [sum + 10, "carrying a tenth that is not there"],
        [sum - 10, "a slip of one in the tenths"],
      ]),
      because: `Write ${decimal(tenths * 10)} as ${decimal(tenths * 10)}0 and keep the points in line: ${decimal(tenths * 10)}0 + ${decimal(hundredths)} = ${decimal(sum)}.`,
    };
  },
};

const timesTen: Family = {
  name: "decimal-times-ten",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const hundredths = draw.int(2, 9) * 100 + draw.int(1, 9);
    const times = 10;
    const key = hundredths * times;
    const whole = Math.floor(hundredths / 100);
    const part = hundredths % 100;
    const unit = turn % 2 === 0 ? "" : " kg";
    return {
      question: inTurn(
        [
          `What is ${decimal(hundredths)} × ${times}?`,
          `A bag of rice weighs ${decimal(hundredths)} kg with its packing. How heavy are ${times} such bags?`,
        ],
        turn,
      ),
      key: `${decimal(key)}${unit}`,
      slips: [
        [`${decimal(hundredths)}0${unit}`, "writing a zero at the end of the decimal, which changes nothing"],
        [`${decimal(key * 10)}${unit}`, "moving the point two places instead of one"],
        [`${decimal(whole * 1000 + part)}${unit}`, "multiplying only the whole number"],
      ],
      because: `Multiplying by 10 moves each digit one place to the left: ${decimal(hundredths)} × 10 = ${decimal(key)}.`,
    };
  },
};

const decimalDifference: Family = {
  name: "decimal-difference",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [from, taken] = [draw.int(41, 89) * 10, draw.int(123, 389)];
    const tenths = (from / 10) % 10;
    if (tenths === 0 || taken % 10 === 0 || tenths >= Math.floor(taken / 10) % 10) return undefined;
    const key = from - taken;
    const [first, second] = drawPair(draw);
    const story = inTurn(
      [
        {
          ask: `A water tank is ${decimal(from)} m deep, and the water in it is ${decimal(taken)} m deep. How far is the water below the top of the tank?`,
          unit: " m",
        },
        {
          ask: `${first.name} cycles ${decimal(from)} km and ${second.name} cycles ${decimal(taken)} km. How much farther does ${first.name} cycle?`,
          unit: " km",
        },
      ],
      turn,
    );
    const show = (value: number): string => `${decimal(value)}${story.unit}`;
    return {
      question: story.ask,
      key: show(key),
      slips: draw.shuffle(
        numberSlips(show, [
          [subtractWithoutBorrowing(from, taken), "taking the smaller digit from the larger in every place"],
          [key + 100, "borrowing from the ones without making them one less"],
          [key + 10, "borrowing from the tenths without making them one less"],
        ]),
      ),
      because: `Write ${decimal(from)} as ${decimal(from)}0 and subtract with the points in line: ${decimal(from)}0 − ${decimal(taken)} = ${decimal(key)}.`,
    };
  },
};

export const decimals: readonly Family[] = [
  hundredthsAsDecimal,
  greatestDecimal,
  decimalSum,
  timesTen,
  decimalDifference,
];
