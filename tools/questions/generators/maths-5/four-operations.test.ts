import { evaluate } from "../../../../src/items/rules/evaluate";
import { describeKeys, search } from "../second-computation";
import { fourOperations } from "./four-operations";
import { steps } from "./steps";

describeKeys([...fourOperations, ...steps], {
  "addition-story": (_, [first = 0, second = 0]) =>
    search(Math.max(first, second), (sum) => sum - first === second),
  "subtraction-story": (_, [from = 0, taken = 0]) => search(0, (left) => left + taken === from),
  "multiplication-story": (_, [first = 0, second = 0]) => search(0, (product) => product / first === second),
  "groups-needed": (_, numbers) => {
    const total = Math.max(...numbers);
    const size = Math.min(...numbers);
    return search(1, (groups) => groups * size >= total);
  },
  "order-of-operations": (stem) => evaluate(/[\d−×+ ]{5,}/.exec(stem)?.[0] ?? "")?.over,
  "missing-dividend": (_, [divisor = 0, quotient, remainder]) =>
    search(1, (number) => Math.floor(number / divisor) === quotient && number % divisor === remainder),
  "two-step-crates": (_, [first = 0, second = 0, size = 1]) => first / size + second / size,
  "think-of-a-number": (_, [times = 0, more = 0, parts = 1, result]) =>
    search(1, (number) => (number * times + more) / parts === result),
});
