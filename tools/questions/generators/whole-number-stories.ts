import { addWithoutCarrying, multiplyWithoutCarrying, subtractWithoutBorrowing } from "./columns";
import type { Draw } from "./draw";
import type { Draft, Family } from "./family";
import { nearMisses } from "./near-misses";
import { hurriedSlips, numberSlips } from "./slips";
import { grouped } from "./words";

/** A story about two whole numbers; its numbers and words are those of the class that asks it. */
export type Story = Pick<Family, "name" | "topic" | "level" | "count"> & {
  /** The two numbers as the story names them; undefined where they make no story. */
  readonly numbers: (draw: Draw) => readonly [number, number] | undefined;
  readonly frames: (first: string, second: string, draw: Draw) => Draft["frames"];
  /** Writes an option, unit and all. */
  readonly show?: (value: number) => string;
};

type Solution = Pick<Draft, "because"> & {
  readonly key: number;
  readonly mistakes: readonly (readonly [value: number, mistake: string])[];
};

function tell(
  { numbers, frames, show = grouped, ...rest }: Story,
  solve: (...pair: [number, number]) => Solution,
): Family {
  return {
    ...rest,
    draft: (draw) => {
      const pair = numbers(draw);
      if (!pair) return undefined;
      const { key, mistakes, because } = solve(...([...pair] as [number, number]));
      const close = key < 40 ? nearMisses(key) : hurriedSlips(key);
      return {
        frames: frames(grouped(pair[0]), grouped(pair[1]), draw),
        key: show(key),
        slips: numberSlips(show, [...mistakes, ...close]),
        because,
      };
    },
  };
}

/** Two numbers that are put together. */
export const sumStory = (story: Story): Family =>
  tell(story, (first, second) => ({
    key: first + second,
    mistakes: [
      [addWithoutCarrying(first, second), "forgetting to carry"],
      [Math.abs(first - second), "taking away instead of adding"],
    ],
    because: `Add the two numbers: ${grouped(first)} + ${grouped(second)} = ${grouped(first + second)}.`,
  }));

/** The first number less the second, or how much more it is. */
export const differenceStory = (story: Story): Family =>
  tell(story, (first, second) => ({
    key: first - second,
    mistakes: [
      [subtractWithoutBorrowing(first, second), "taking the smaller digit from the larger in every column"],
      [first + second, "adding instead of taking away"],
      [first % 10 < second % 10 ? first - second + 10 : 0, "forgetting the ten that was borrowed"],
    ],
    because: `Take away: ${grouped(first)} − ${grouped(second)} = ${grouped(first - second)}.`,
  }));

/** What there was before: the first number was taken away and the second is left. */
export const startStory = (story: Story): Family =>
  tell(story, (taken, left) => ({
    key: taken + left,
    mistakes: [
      [Math.abs(taken - left), "taking away instead of adding"],
      [addWithoutCarrying(taken, left), "forgetting to carry"],
    ],
    because: `Put back what was taken away: ${grouped(left)} + ${grouped(taken)} = ${grouped(taken + left)}.`,
  }));

/** The first number is there as often as the second says. */
export const productStory = (story: Story): Family =>
  tell(story, (each, many) => ({
    key: each * many,
    mistakes: [
      [each > 9 && many < 10 ? multiplyWithoutCarrying(each, many) : 0, "forgetting to carry"],
      [many > 10 ? each * (Math.floor(many / 10) + (many % 10)) : 0, `taking the tens of ${many} for ones`],
      [each + many, "adding the two numbers"],
      [each * (many - 1), `counting ${grouped(each)} once too few`],
      [each * (many + 1), `counting ${grouped(each)} once too often`],
    ],
    because: `${grouped(each)} is taken ${grouped(many)} times: ${grouped(each)} × ${grouped(many)} = ${grouped(each * many)}.`,
  }));

/** The first number shared into as many equal parts as the second says, or into parts of that size. */
export const shareStory = (story: Story): Family =>
  tell(story, (whole, parts) => {
    const key = whole / parts;
    return {
      key,
      mistakes: [
        [String(key).includes("0") ? Number(String(key).replace("0", "")) : 0, "leaving out a zero"],
        [
          whole < 60 ? whole - parts : key * 10,
          whole < 60 ? "taking away instead of sharing" : "writing a zero too many",
        ],
        [key - 1, `slipping in the table of ${parts}`],
        [key + 1, `slipping in the table of ${parts}`],
      ],
      because: `Share equally: ${grouped(whole)} ÷ ${parts} = ${grouped(key)}, because ${grouped(key)} × ${parts} = ${grouped(whole)}.`,
    };
  });
