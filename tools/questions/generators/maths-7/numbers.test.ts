import { at, isNear, onlyOne, partOf, signedFractionsIn, signedIn } from "../algebra-computation";
import { describeKeys, fractionsIn, search } from "../second-computation";
import { exponentsAndPowers } from "./exponents-and-powers";
import { fractionsAndDecimals } from "./fractions-and-decimals";
import { integers } from "./integers";
import { rationalNumbers } from "./rational-numbers";

const negatives = { hasNegatives: true };

describeKeys(
  integers,
  {
    "cold-morning": (stem) => {
      const numbers = signedIn(stem);
      const start = Number(partOf(stem, /(−?\d+)°C/).replace("−", "-"));
      const hours = stem.startsWith("At")
        ? Number(partOf(stem, /at (\d+):00 [ap]\.m\.\?/)) - 5
        : (numbers[2] ?? 0);
      const rise = Number(partOf(stem, /(?:gets|goes up) (\d+)/));
      let now = start;
      for (let hour = 0; hour < hours; hour++) now += rise;
      return now;
    },
    "quiz-points": (stem) => {
      const [plus = 0, minus = 0, all = 0, right = 0] = signedIn(stem);
      let score = 0;
      for (let answer = 1; answer <= all; answer++) score += answer <= right ? plus : minus;
      return score;
    },
    "hidden-factor": (stem, _, options) => {
      const [a = 0, b = 0, result = 0] = signedIn(stem);
      return onlyOne(options, (option) => a * at(option) + b === result);
    },
  },
  negatives,
);

describeKeys(fractionsAndDecimals, {
  "ribbon-pieces": (stem) => {
    const [[first, under] = [0, 1], [size, parts] = [1, 1]] = fractionsIn(stem);
    const whole = Number(partOf(stem, /(\d+) \d+\/\d+/)) || 0;
    return search(1, (pieces) => isNear((pieces * size) / parts, whole + first / under));
  },
  "price-by-weight": (stem, [first = 0, second = 0]) => {
    const quarters = Math.round((stem.includes("kg") ? first : second) * 4);
    const price = stem.includes("kg") ? second : first;
    let sum = 0;
    for (let quarter = 0; quarter < quarters; quarter++) sum += price / 4;
    return Math.round(sum * 100) / 100;
  },
  "two-shares": (stem) => {
    const [[, a] = [1, 1], [, b] = [1, 1]] = fractionsIn(stem);
    const left = Number(partOf(stem, /₹([\d,]+)/).replaceAll(",", ""));
    return search(left, (sum) => isNear(sum - sum / a - (sum - sum / a) / b, left));
  },
});

describeKeys(
  rationalNumbers,
  {
    "point-on-line": (stem) => {
      const numbers = signedIn(stem);
      const [start = 0, parts = 1, steps = 0] = stem.startsWith("On")
        ? [numbers[0], numbers[2], numbers[3]]
        : [numbers[0], numbers[1], numbers[3]];
      let place = start;
      for (let step = 0; step < steps; step++) place += 1 / parts;
      return place;
    },
    "equal-rational": (stem, _, options) => {
      const [[over, under] = [0, 1]] = signedFractionsIn(stem);
      return onlyOne(options, (option) => isNear(at(option), over / under));
    },
    "in-order": (_, __, options) =>
      onlyOne(options, (option) => {
        const [a = 0, b = 0, c = 0] = option.split(" < ").map((part) => at(part));
        return a < b && b < c;
      }),
  },
  negatives,
);

describeKeys(exponentsAndPowers, {
  "prime-powers": (_, [number = 0], options) => onlyOne(options, (option) => at(option) === number),
  "standard-form": (_, [number = 0], options) =>
    onlyOne(options, (option) => isNear(at(option), number) && /^[1-9](?:\.\d+)? /.test(option)),
  "powers-of-powers": (stem) => Math.round(at(partOf(stem, /of (\(.*?)[?.]/))),
});
