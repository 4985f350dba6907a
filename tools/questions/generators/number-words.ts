const small = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** A whole number from 1 to 99,99,999 in Indian words: "six lakh four thousand twenty-nine". */
export function numberWords(value: number): string {
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(value / 100_000), "lakh"],
    [Math.floor(value / 1000) % 100, "thousand"],
    [Math.floor(value / 100) % 10, "hundred"],
  ];
  const large = parts.filter(([many]) => many > 0).map(([many, name]) => `${belowHundred(many)} ${name}`);
  return [...large, belowHundred(value % 100)].filter(Boolean).join(" ");
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? "";
  return [tens[Math.floor(value / 10)], small[value % 10]].filter(Boolean).join("-");
}
