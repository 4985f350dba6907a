import { describeKeys, search } from "../second-computation";
import { dataHandling } from "./data-handling";

describeKeys(dataHandling, {
  "average-of-five-numbers": (_, numbers) =>
    search(0, (mean) => numbers.reduce((balance, number) => balance + number - mean, 0) === 0),
});
