import { at, isNear, onlyOne, partOf, sameFor, signedIn } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { algebraicExpressions } from "./algebraic-expressions";
import { profitLossAndInterest } from "./profit-loss-and-interest";
import { ratioAndPercentage } from "./ratio-and-percentage";
import { simpleEquations } from "./simple-equations";

const percent = (stem: string): number => Number(partOf(stem, /(\d+)%/));
const negatives = { hasNegatives: true } as const;

describeKeys(ratioAndPercentage, {
  "prize-in-a-ratio": (_, [a = 0, b = 0, more = 0]) =>
    search(1, (prize) => (prize * (b - a)) / (a + b) === more),
  "two-ratios-in-a-chain": (_, [a = 1, b = 1, c = 1, d = 1], options) =>
    onlyOne(options, (option) => {
      const [p = 0, q = 1] = option.split(" : ").map(Number);
      return isNear(p / q, a / b / (d / c));
    }),
  "lead-among-valid-votes": (_, [all = 0, out = 0, winner = 0]) => {
    const left = all - (all / 100) * out;
    const first = (left / 100) * winner;
    return Math.round(first - (left - first));
  },
});

describeKeys(profitLossAndInterest, {
  "profit-after-repairs": (_, [cost = 0, more = 0, price = 0]) =>
    search(1, (rate) => isNear((cost + more) * (1 + rate / 100), price)),
  "years-until-grown": (stem, numbers) => {
    const [amount, sum] = numbers.filter((number) => number > 100).toSorted((a, b) => b - a);
    const rate = percent(stem);
    return search(1, (years) => isNear((sum ?? 0) + ((sum ?? 0) / 100) * rate * years, amount));
  },
  "price-for-a-gain": (_, [sold = 0, loss = 0, gain = 0]) => {
    const cost = search(sold, (price) => isNear(price - (price / 100) * loss, sold));
    return Math.round(cost + (cost / 100) * gain);
  },
});

describeKeys(
  algebraicExpressions,
  {
    "expression-taken-away": (stem, _, options) => {
      const [small = "", large = ""] = stem.match(/\d+x² [^a-z]*x [+−] \d+/g) ?? [];
      return sameFor(options, (letters) => at(large, letters) - at(small, letters));
    },
    "value-at-a-negative": (stem, _, options) => {
      const x = signedIn(stem.replace(/.*(?:x = |when )/, ""))[0] ?? 0;
      return onlyOne(
        options,
        (option) => at(option) === at(partOf(stem, /(\d+x² [^a-z]*x [+−] \d+)/), { x }),
      );
    },
  },
  negatives,
);

describeKeys(
  simpleEquations,
  {
    "notes-of-two-values": (_, [all = 0, small = 0, large = 0, total = 0]) =>
      search(0, (dear) => dear * large + (all - dear) * small === total),
    "moved-from-one-to-other": (_, [times = 0, shift = 0, more = 0]) =>
      search(1, (second) => times * second - shift === second + shift + more),
  },
  negatives,
);
