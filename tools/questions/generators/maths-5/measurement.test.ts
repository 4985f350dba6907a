import { describeKeys, search } from "../second-computation";
import { measurement } from "./measurement";

/** The weights of a text in grams. */
const weights = (text: string): number[] =>
  [...text.matchAll(/(?:(\d+) kg)?(?: ?(\d+) g\b)?/g)]
    .filter(([whole]) => whole.trim() !== "")
    .map(([, kilograms = "0", grams = "0"]) => Number(kilograms) * 1000 + Number(grams));

describeKeys(measurement, {
  "changed-to-a-smaller-unit": (_, [whole = 0, part = 0]) =>
    Number(`${whole}${String(part).padStart(3, "0")}`),
  "weight-of-the-empty-vessel": (stem) => {
    const [full = 0, halfFull = 0] = weights(stem);
    return search(1, (empty) => (full - empty) / 2 + empty === halfFull);
  },
});
