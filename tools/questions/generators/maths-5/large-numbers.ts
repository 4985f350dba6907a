import type { Family } from "../family";
import { digitSwap } from "./large-numbers/digit-swap";
import { numberInWords } from "./large-numbers/number-in-words";
import { placeValue } from "./large-numbers/place-value";
import { roundToThousand } from "./large-numbers/round-to-thousand";
import { smallestFromDigits } from "./large-numbers/smallest-from-digits";

/** The families of the topic Large Numbers. */
export const largeNumbers: readonly Family[] = [
  placeValue,
  numberInWords,
  roundToThousand,
  smallestFromDigits,
  digitSwap,
];
