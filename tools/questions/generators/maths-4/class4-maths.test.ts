import { addAgain, addAll, gap, takeAgain } from "../plain-solvers";
import { describeKeys, fractionsIn, search, shareOut } from "../second-computation";
import { additionAndSubtraction } from "./addition-and-subtraction";
import { factorsAndMultiples } from "./factors-and-multiples";
import { fiveDigitNumbers } from "./five-digit-numbers";
import { fractions } from "./fractions";
import { multiplicationAndDivision } from "./multiplication-and-division";
import { romanNumerals } from "./roman-numerals";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const readWords = (text: string): number => {
  let total = 0;
  for (const word of text.toLowerCase().split(/[^a-z]+/)) {
    if (word === "thousand") total *= 1000;
    else if (small.includes(word)) total += small.indexOf(word);
    else if (tens.indexOf(word) > 0) total += tens.indexOf(word) * 10;
  }
  return total;
};

const arrange = (digits: readonly string[]): string[] =>
  digits.length < 2
    ? [...digits]
    : digits.flatMap((digit, index) => arrange(digits.toSpliced(index, 1)).map((rest) => digit + rest));

describeKeys(fiveDigitNumbers, {
  "five-digits-from-words": (stem) => readWords(stem),
  "expanded-form": addAll,
  "second-largest": (_, numbers) => numbers.toSorted((a, b) => a - b).at(-2),
  "smallest-even-number": (stem) =>
    Math.min(
      ...arrange(stem.match(/\d/g) ?? [])
        .map(Number)
        .filter((number) => number % 2 === 0),
    ),
});

/** Reads a numeral sign by sign: a smaller sign before a larger one is taken away. */
const readRoman = (text: string): number => {
  const worth: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
  const values = text.split("").map((sign) => worth[sign] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
};
const numerals = (stem: string): number[] => (stem.match(/\b[IVXLC]+\b/g) ?? []).map(readRoman);

describeKeys(romanNumerals, {
  "write-in-roman": (_, [value], options) => options.find((option) => readRoman(option) === value),
  "read-roman": (stem) => numerals(stem)[0],
  "add-roman": (stem, _, options) => {
    const [first = 0, second = 0] = numerals(stem);
    return options.find((option) => readRoman(option) === first + second);
  },
  "count-the-letter": (stem, [, end = 0]) => {
    const isTen = stem.includes("letter X");
    let written = 0;
    for (let value = 1; value <= end; value++) {
      const ones = value % 10;
      if (isTen) written += Math.floor(value / 10) + (ones === 9 ? 1 : 0);
      else written += ones >= 4 && ones <= 8 ? 1 : 0;
    }
    return written;
  },
});

describeKeys(additionAndSubtraction, {
  "two-day-total": addAll,
  "what-is-left": gap,
  "before-the-sale": (_, [sold = 0, rest = 0]) => search(sold, (start) => start - sold === rest),
  "wrong-sign": (_, [change = 0, wrong]) => search(0, (key) => key + change + change === wrong),
});

describeKeys(multiplicationAndDivision, {
  "trays-and-rows": addAgain,
  "equal-boxes": takeAgain,
  "vans-for-all": (_, numbers) => shareOut(numbers).times + 1,
  "find-the-dividend": (_, [by = 1, quotient, rest]) =>
    search(1, (number) => Math.floor(number / by) === quotient && number % by === rest),
  "wrong-factor": (stem, numbers) => {
    const isBill = stem.startsWith("A bill");
    const [right = 0, wrong = 0] = isBill ? numbers : [numbers[1], numbers[0]];
    return search(1, (number) => number * wrong === numbers[2]) * right;
  },
});

describeKeys(factorsAndMultiples, {
  "find-a-factor": (_, numbers, options) =>
    options.find((option) => Math.max(...numbers) % Number(option) === 0),
  "next-multiple": (_, numbers) =>
    search(Math.max(...numbers), (value) => value % Math.min(...numbers) === 0),
  "bells-together": (_, [first = 1, second = 1]) =>
    search(1, (time) => time % first === 0 && time % second === 0),
  "ways-to-make-rows": (_, [number = 0]) =>
    Array.from({ length: number }, (_row, index) => index + 1).filter((rows) => number % rows === 0).length,
});

describeKeys(fractions, {
  "fraction-not-used": (_, [parts = 1, first = 0, second = 0]) => (parts - first - second) / parts,
  "fraction-of-a-number": (stem, [whole]) => {
    const [[over, under] = [0, 1]] = fractionsIn(stem);
    return search(0, (part) => part * under === (whole ?? 0) * over);
  },
  "missing-numerator": (stem, numbers) => {
    const [[over, under] = [0, 1]] = fractionsIn(stem);
    return search(0, (part) => part * under === over * Math.max(...numbers));
  },
  "part-of-what-remains": (stem, [whole = 0]) => {
    const [[, under] = [0, 1]] = fractionsIn(stem);
    const part = stem.includes("half") ? 2 : stem.includes("third") ? 3 : 4;
    return Math.round(whole * (1 - 1 / under) * (1 - 1 / part));
  },
});
