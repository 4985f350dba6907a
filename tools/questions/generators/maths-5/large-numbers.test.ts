import { describeKeys, nearest } from "../second-computation";
import { largeNumbers } from "./large-numbers";

function arrange(digits: readonly string[]): string[] {
  if (digits.length < 2) return [...digits];
  return digits.flatMap((digit, index) => arrange(digits.toSpliced(index, 1)).map((rest) => digit + rest));
}

describeKeys(largeNumbers, {
  "rounded-to-a-thousand": (_, [number = 0]) => nearest(number, 1000),
  "smallest-number-from-cards": (stem) => {
    const digits = stem.replace("5-digit", "").match(/\d/g) ?? [];
    return Math.min(
      ...arrange(digits)
        .filter((number) => !number.startsWith("0"))
        .map(Number),
    );
  },
});
