import { describeKeys, search } from "../second-computation";
import { addingAndSubtracting } from "./adding-and-subtracting";

const add = (_: string, numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);
const take = (_: string, [from = 0, taken = 0]: readonly number[]): number =>
  search(0, (left) => left + taken === from);

describeKeys(addingAndSubtracting, {
  "sum-with-carry": add,
  "add-nearly-a-hundred": add,
  "pairs-that-make-100": add,
  "take-nearly-a-hundred": take,
  "difference-across-a-hundred": take,
  "take-from-1000": take,
  "numbers-in-a-row": (stem, [first = 0, second = 0]) => {
    const [from, to] = stem.startsWith("Cups") ? [second, second + first - 1] : [first, second];
    let sum = 0;
    for (let number = from; number <= to; number++) sum += number;
    return sum;
  },
});
