import { describeKeys, fractionsIn, search } from "../second-computation";
import { comparingFractions } from "./comparing-fractions";
import { fractions } from "./fractions";

const values = (stem: string): number[] => fractionsIn(stem).map(([over, under]) => over / under);
const wholeOf = (numbers: readonly number[]): number => Math.max(...numbers);

describeKeys([...fractions, ...comparingFractions], {
  "fraction-in-lowest-terms": (_, [over = 0, under = 1]) => {
    const bottom = search(1, (parts) => (over * parts) % under === 0);
    return `${(over * bottom) / under}/${bottom}`;
  },
  "fraction-that-is-left": (stem) => values(stem).reduce((left, value) => left - value, 1),
  "fraction-of-an-amount": (stem, numbers) => wholeOf(numbers) * (values(stem)[0] ?? 0),
  "difference-of-fractions": (stem) => values(stem).reduce((left, value) => left - value),
  "fraction-of-what-is-left": (stem, numbers) =>
    values(stem).reduce((left, value) => left - left * value, wholeOf(numbers)),
});
