import type { Slip } from "../family";
import { range } from "../whole";
import { at, framesFor, puzzle } from "./puzzle";

const marks = ["+", "−", "×", "÷"] as const;

type Mark = (typeof marks)[number];

/** The value of numbers with signs between them, × and ÷ first; NaN where a division does not end. */
function valueOf(numbers: readonly number[], signs: readonly string[]): number {
  const [values, rest] = [[at(numbers, 0)], [] as string[]];
  signs.forEach((sign, index) => {
    const next = at(numbers, index + 1);
    const last = at(values, -1);
    if (sign === "×") values[values.length - 1] = last * next;
    else if (sign === "÷") values[values.length - 1] = last % next === 0 ? last / next : Number.NaN;
    else [values, rest].forEach((list) => (list === values ? values.push(next) : rest.push(sign)));
  });
  return rest.reduce(
    (sum, sign, index) => (sign === "+" ? sum + at(values, index + 1) : sum - at(values, index + 1)),
    at(values, 0),
  );
}

/** An equation that is right once two signs change places. */
export const signsThatChange = puzzle("two-signs-change-places", (draw, _, hard, voice) => {
  const numbers = range(1, hard < 2 ? 4 : 5).map(() => draw.int(2, 24));
  const signs = hard < 2 ? draw.shuffle(marks).slice(0, 3) : draw.shuffle(marks);
  const swap = (a: Mark, b: Mark): Mark[] => signs.map((sign) => (sign === a ? b : sign === b ? a : sign));
  const pairs = signs.flatMap((a, index) => signs.slice(index + 1).map((b) => [a, b] as const));
  const [x, y] = draw.one(pairs);
  const total = valueOf(numbers, swap(x, y));
  if (!Number.isInteger(total) || total < 1 || total > 200) return undefined;
  if (
    valueOf(numbers, signs) === total ||
    pairs.filter(([a, b]) => valueOf(numbers, swap(a, b)) === total).length > 1
  )
    return undefined;
  const sum = (of: readonly Mark[]): string =>
    numbers.map((one, index) => `${one}${index < of.length ? ` ${of[index]} ` : ""}`).join("");
  const name = ([a, b]: readonly [Mark, Mark]): string =>
    marks.indexOf(a) < marks.indexOf(b) ? `${a} and ${b}` : `${b} and ${a}`;
  const others = marks
    .flatMap((a, index) => marks.slice(index + 1).map((b) => [a, b] as const))
    .filter((pair) => name(pair) !== name([x, y]));
  const given = `${sum(signs)} = ${total}`;
  return {
    frames: framesFor(voice, [
      `Which two signs must change places so that ${given} becomes true?`,
      `${given} is false. Which two signs have to be exchanged to make it true?`,
      `Two signs of ${given} stand in each other’s place. Which two are they?`,
      `By exchanging two of its signs ${given} can be put right. Which two signs?`,
    ]),
    key: name([x, y]),
    slips: others.map((pair): Slip => {
      const isThere = signs.includes(pair[0]) && signs.includes(pair[1]);
      const value = valueOf(numbers, swap(...pair));
      return [
        isThere || hard < 2 ? name(pair) : "",
        isThere
          ? Number.isInteger(value)
            ? `gives ${value} on the left`
            : "leads to a division that leaves a rest"
          : `changes only one sign: one of these is not there`,
      ];
    }),
    because: `With ${name([x, y])} exchanged it reads ${sum(swap(x, y))}; × and ÷ come first, and it is ${total}.`,
    isWords: true,
  };
});
