import type { Family } from "../family";
import { halfAndThenAThird } from "./fractions-of-numbers/half-and-then-a-third";
import { onePartOfANumber } from "./fractions-of-numbers/one-part-of-a-number";
import { partOfAMeasure } from "./fractions-of-numbers/part-of-a-measure";
import { severalPartsOfANumber } from "./fractions-of-numbers/several-parts-of-a-number";
import { wholeFromAPart } from "./fractions-of-numbers/whole-from-a-part";

/** The families of the topic Fractions of Numbers. */
export const fractionsOfNumbers: readonly Family[] = [
  onePartOfANumber,
  partOfAMeasure,
  severalPartsOfANumber,
  halfAndThenAThird,
  wholeFromAPart,
];
