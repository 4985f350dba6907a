import { describeKeys, nearest } from "../second-computation";
import { largeNumbers } from "./large-numbers";

const words =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

function readWords(text: string): number {
  let [total, part] = [0, 0];
  for (const word of text.toLowerCase().split(/[^a-z]+/)) {
    if (word === "lakh" || word === "thousand") {
      total += part * (word === "lakh" ? 100_000 : 1000);
      part = 0;
    } else if (tens.includes(word) && word !== "") part += tens.indexOf(word) * 10;
    else if (words.includes(word)) part += words.indexOf(word);
  }
  return total + part;
}

function arrange(digits: readonly string[]): string[] {
  if (digits.length < 2) return [...digits];
  return digits.flatMap((digit, index) => arrange(digits.toSpliced(index, 1)).map((rest) => digit + rest));
}

describeKeys(largeNumbers, {
  "place-value": (_, numbers) => {
    const text = String(Math.max(...numbers));
    const digit = String(Math.min(...numbers));
    return Number(digit.padEnd(text.length - text.indexOf(digit), "0"));
  },
  "number-in-words": (stem) => readWords(stem),
  "round-to-thousand": (_, [number = 0]) => nearest(number, 1000),
  "smallest-from-digits": (stem) => {
    const digits = stem.replace("5-digit", "").match(/\d/g) ?? [];
    return Math.min(
      ...arrange(digits)
        .filter((number) => !number.startsWith("0"))
        .map(Number),
    );
  },
  "digit-swap": (_, numbers) => {
    const [small, large, number] = numbers.toSorted((a, b) => a - b).map(String);
    const swapped = number?.replace(
      /\d/g,
      (digit) => (digit === small ? large : digit === large ? small : digit) ?? "",
    );
    return Number(swapped) - Number(number);
  },
});
