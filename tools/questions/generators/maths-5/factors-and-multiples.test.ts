import { describeKeys, search } from "../second-computation";
import { factorsAndMultiples } from "./factors-and-multiples";

describeKeys(factorsAndMultiples, {
  "smudged-digit": (stem) => {
    const masked = /\d+□\d+/.exec(stem)?.[0] ?? "";
    return search(0, (digit) => Number(masked.replace("□", String(digit))) % 9 === 0);
  },
});
