import type { Slip } from "../family";
import { range } from "../whole";
import { at, framesFor, puzzle } from "./puzzle";

/** Letters for digits in a sum. */
export const digitsForLetters = puzzle("digits-for-letters", (draw, turn, hard, voice) => {
  const forms = [
    {
      text: "AB + BA = CDC",
      of: ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => 11 * (a + b) === 101 * c + 10 * d,
      lead: [0, 1, 2],
      letters: 4,
    },
    {
      text: "AB × C = DDD",
      of: ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => (10 * a + b) * c === 111 * d,
      lead: [0, 3],
      letters: 4,
    },
    {
      text: "ABC + ABC = BDA",
      of: ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) =>
        2 * (100 * a + 10 * b + c) === 100 * b + 10 * d + a,
      lead: [0, 1],
      letters: 4,
    },
    {
      text: "AB + AC = CDB",
      of: ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => 20 * a + b + c === 100 * c + 10 * d + b,
      lead: [0, 2],
      letters: 4,
    },
    {
      text: "AA + BB = CBC",
      of: ([a = 0, b = 0, c = 0]: readonly number[]) => 11 * (a + b) === 101 * c + 10 * b,
      lead: [0, 1, 2],
      letters: 3,
    },
    {
      text: "AB × AB = CAB",
      of: ([a = 0, b = 0, c = 0]: readonly number[]) => (10 * a + b) ** 2 === 100 * c + 10 * a + b,
      lead: [0, 2],
      letters: 3,
    },
  ];
  const form = at(forms, (draw.int(0, 2) * 2 + turn + hard) % forms.length);
  const extra = draw.int(2, 9);
  const all = range(0, 10 ** form.letters - 1)
    .map((code) => range(0, form.letters - 1).map((place) => Math.floor(code / 10 ** place) % 10))
    .filter(
      (d) => new Set(d).size === form.letters && form.lead.every((place) => d[place] !== 0) && form.of(d),
    );
  const asked = draw.int(0, form.letters - 1);
  const sums = [
    { text: "", fits: () => true },
    {
      text: ` The letter ${"ABCD".charAt((asked + 1) % form.letters)} is ${extra}.`,
      fits: (d: readonly number[]) => d[(asked + 1) % form.letters] === extra,
    },
  ];
  const hint = sums.find(({ fits }) => new Set(all.filter(fits).map((d) => d[asked])).size === 1);
  if (!hint) return undefined;
  const solution = all.find(hint.fits);
  if (!solution) return undefined;
  const key = at(solution, asked);
  const letter = "ABCD".charAt(asked);
  return {
    frames: framesFor(voice, [
      `A sum was written in letters: ${form.text}. Equal letters are equal digits, others differ, and the first digit of a number is not 0.${hint.text} For which digit does ${letter} stand?`,
      `${form.text} is true if every letter is replaced by the right digit, a different one for each, with no 0 in front.${hint.text} Find the digit of ${letter}: which is it?`,
      `In ${form.text} different letters stand for different digits, and no number begins with 0.${hint.text} Which digit is ${letter}?`,
      `Each letter of ${form.text} is a digit of its own, never 0 at the beginning of a number.${hint.text} What is ${letter}?`,
    ]),
    key: String(key),
    slips: [
      ...solution.flatMap((digit, index): Slip[] =>
        index === asked ? [] : [[String(digit), `is the digit for ${"ABCD".charAt(index)}`]],
      ),
      [String(9 - key), `lost a carry on the way to ${letter}`],
      [String((key + 1) % 10), `added a carry to ${letter} that is not there`],
    ],
    because: `Look at the carries first. The only solution has ${solution.map((digit, index) => `${"ABCD".charAt(index)} = ${digit}`).join(", ")}.`,
  };
});
