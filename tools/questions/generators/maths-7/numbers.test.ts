import { at, isNear, onlyOne, partOf, signedIn } from "../algebra-computation";
import { describeKeys, fractionsIn, search } from "../second-computation";
import { exponentsAndPowers } from "./exponents-and-powers";
import { fractionsAndDecimals } from "./fractions-and-decimals";
import { integers } from "./integers";
import { rationalNumbers } from "./rational-numbers";

const negatives = { hasNegatives: true } as const;

describeKeys(
  integers,
  {
    "factor-behind-a-box": (stem, _, options) => {
      const [a = 0, b = 0, result = 0] = signedIn(stem);
      return onlyOne(options, (option) => a * at(option) + b === result);
    },
  },
  negatives,
);

describeKeys(fractionsAndDecimals, {
  "pieces-of-a-length": (stem) => {
    const [[first, under] = [0, 1], [size, parts] = [1, 1]] = fractionsIn(stem);
    const whole = Number(partOf(stem, /(\d+) \d+\/\d+/)) || 0;
    return search(1, (pieces) => isNear((pieces * size) / parts, whole + first / under));
  },
  "two-shares-one-rest": (stem) => {
    const [[, a] = [1, 1], [, b] = [1, 1]] = fractionsIn(stem);
    const left = Number(partOf(stem, /₹([\d,]+)/).replaceAll(",", ""));
    return search(left, (sum) => isNear(sum - sum / a - (sum - sum / a) / b, left));
  },
});

describeKeys(
  rationalNumbers,
  {
    "negatives-in-order": (_, __, options) =>
      onlyOne(options, (option) => {
        const [a = 0, b = 0, c = 0] = option.split(" < ").map((part) => at(part));
        return a < b && b < c;
      }),
  },
  negatives,
);

describeKeys(exponentsAndPowers, {
  "large-number-in-standard-form": (_, [number = 0], options) =>
    onlyOne(options, (option) => isNear(at(option), number) && /^[1-9](?:\.\d+)? /.test(option)),
});
