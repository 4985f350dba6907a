import { describeKeys, fractionsIn, search } from "../second-computation";
import { comparingFractions } from "./comparing-fractions";
import { fractions } from "./fractions";

const values = (stem: string): number[] => fractionsIn(stem).map(([over, under]) => over / under);
const wholeOf = (numbers: readonly number[]): number => Math.max(...numbers);

describeKeys([...fractions, ...comparingFractions], {
  "equal-fraction": (stem) => values(stem)[0],
  "lowest-terms": (_, [over = 0, under = 1]) => {
    const bottom = search(1, (parts) => (over * parts) % under === 0);
    return `${(over * bottom) / under}/${bottom}`;
  },
  "fraction-left": (stem) => values(stem).reduce((left, value) => left - value, 1),
  "part-of-an-amount": (stem, numbers) => wholeOf(numbers) * (values(stem)[0] ?? 0),
  "mixed-to-improper": (stem, [whole = 0]) => whole + (values(stem)[0] ?? 0),
  "unlike-sum": (stem) => values(stem).reduce((sum, value) => sum + value, 0),
  "greatest-fraction": (stem) => (stem.includes("greatest") ? Math.max : Math.min)(...values(stem)),
  "unlike-difference": (stem) => values(stem).reduce((left, value) => left - value),
  "fraction-of-the-rest": (stem, numbers) =>
    values(stem).reduce((left, value) => left - left * value, wholeOf(numbers)),
});
