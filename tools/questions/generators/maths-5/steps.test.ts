import { describeKeys, search } from "../second-computation";
import { steps } from "./steps";

describeKeys(steps, {
  "number-before-division": (_, [divisor = 0, quotient, remainder]) =>
    search(1, (number) => Math.floor(number / divisor) === quotient && number % divisor === remainder),
  "number-thought-of": (_, [times = 0, more = 0, parts = 1, result]) =>
    search(1, (number) => (number * times + more) / parts === result),
});
