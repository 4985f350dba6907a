import { range } from "../whole";
import { at, puzzle, some } from "./puzzle";

type Machine = { readonly rule: string; readonly step: (line: readonly string[], n: number) => string[] };

const bring = (line: readonly string[], item: string, isFront: boolean): string[] => {
  const rest = line.filter((one) => one !== item);
  return isFront ? [item, ...rest] : [...rest, item];
};

/** Puts an item to the place that is its own after n steps, counted from an end. */
const settle = (line: readonly string[], item: string, place: number): string[] => {
  const rest = line.filter((one) => one !== item);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
};

/** A machine that rearranges words and numbers step by step. */
export const stepsOfAMachine = puzzle("steps-of-a-machine", (draw, turn, hard) => {
  const pool = "mango river stone cloud brick lamp tiger wheat pearl drum fox kite hill nest".split(" ");
  const input = (): string[] =>
    draw.shuffle([...some(draw, pool, 3), ...some(draw, range(11, 98), 3).map(String)]);
  const numbersOf = (line: readonly string[]): string[] =>
    line.filter((one) => /\d/.test(one)).toSorted((a, b) => Number(a) - Number(b));
  const wordsOf = (line: readonly string[]): string[] => line.filter((one) => !/\d/.test(one)).toSorted();
  const machines: readonly Machine[] = [
    {
      rule: "In turn the smallest number that is left and the first word of the alphabet go to the next place from the left.",
      step: (line, n) =>
        settle(line, n % 2 === 0 ? at(numbersOf(line), n / 2) : at(wordsOf(line), (n - 1) / 2), n),
    },
    {
      rule: "In each step the largest number that is left goes to the left end of all.",
      step: (line, n) => bring(line, at(numbersOf(line), 2 - n), true),
    },
    {
      rule: "In turn the last word of the alphabet goes to the left end and the smallest number to the right end.",
      step: (line, n) =>
        n % 2 === 0
          ? bring(line, at(wordsOf(line), 2 - n / 2), true)
          : bring(line, at(numbersOf(line), (n - 1) / 2), false),
    },
    {
      rule: "In each step the first word of the alphabet goes to the right end and the largest number to the left end.",
      step: (line, n) => bring(bring(line, at(wordsOf(line), n), false), at(numbersOf(line), 2 - n), true),
    },
  ];
  const machine = at(machines, hard < 2 ? turn % 2 : 2 + (turn % 2));
  const run = (line: readonly string[], steps: number): string[] =>
    range(0, steps - 1).reduce<string[]>((now, n) => machine.step(now, n), [...line]);
  const [example, asked] = [input(), input()];
  const steps = machine === machines[0] || machine === machines[2] ? 4 : 3;
  const goal = hard < 1 ? 2 : 3;
  const lines = range(0, steps).map((n) => run(example, n).join(" "));
  const results = range(0, steps).map((n) => run(asked, n).join(" "));
  if (new Set(lines).size <= steps || new Set(results).size <= steps) return undefined;
  const other = at(machines, machines.indexOf(machine) ^ 1);
  const wrong = range(0, goal - 1)
    .reduce<string[]>((now, n) => other.step(now, n), [...asked])
    .join(" ");
  const last = run(asked, goal);
  const numbers = last.filter((one) => /\d/.test(one));
  const turned = last.map((one) => (/\d/.test(one) ? (numbers.pop() ?? "") : one)).join(" ");
  const swapped = [...last.slice(0, -2), at(last, -1), at(last, -2)].join(" ");
  return {
    frames: [
      `The table shows how a machine rearranges an input step by step. What is step ${goal} for the input “${asked.join(" ")}”?`,
      `By the steps of the table, what does the machine show after step ${goal}, if “${asked.join(" ")}” is put in?`,
    ],
    key: last.join(" "),
    slips: [
      [at(results, goal - 1), "stopped one step too early"],
      [results[goal + 1] ?? "", "went one step too far"],
      [wrong === asked.join(" ") ? "" : wrong, "took words and numbers by another rule"],
      [swapped, "lost the order of the items that do not move"],
      [turned, "put the numbers in the opposite order"],
    ],
    because: `${machine.rule} What does not move keeps its order.`,
    table: {
      head: ["Step", "Line"],
      rows: lines.map((line, index) => [index === 0 ? "Input" : String(index), line]),
    },
    isWords: true,
  };
});
