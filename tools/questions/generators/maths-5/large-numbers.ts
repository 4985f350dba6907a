import type { Family } from "../family";
import { roundToThousand } from "./large-numbers/round-to-thousand";
import { smallestFromDigits } from "./large-numbers/smallest-from-digits";

/** The families of the topic Large Numbers. */
export const largeNumbers: readonly Family[] = [roundToThousand, smallestFromDigits];
