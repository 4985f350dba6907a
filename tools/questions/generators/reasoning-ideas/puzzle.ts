import type { Level } from "../../../../src/items/rules/item-schema";
import { listUsableSlips } from "../choose-wrong";
import type { Draw } from "../draw";
import type { Draft, Family } from "../family";

/**
 * An idea that several classes share: `hard`, 0 to 3, makes it longer or deeper, and below 0 it is as small as classes 7, 6 and 5
 * need it (−1 to −3). `voice` is the class, 0 for class 9, and says with which of the sentences it begins.
 */
export type Puzzle = (topic: string, level: Level, hard: number, count?: number, voice?: number) => Family;

/**
 * Names an idea. What has fewer than three mistakes of its own is drawn again.
 *
 * @param name the family's name, the same in each class
 */
export function puzzle(
  name: string,
  make: (draw: Draw, turn: number, hard: number, voice: number) => Draft | undefined,
): Puzzle {
  return (topic, level, hard, count = 2, voice = hard) => ({
    name,
    topic,
    level,
    count,
    draft: (draw, turn) => {
      const draft = make(draw, turn, hard, voice);
      return draft && listUsableSlips(draft).length >= 3 ? draft : undefined;
    },
  });
}

/** The sentences of a question, begun at another one in each class, so that neighbours do not read alike. */
export function framesFor(voice: number, frames: readonly string[]): [string, ...string[]] {
  const start = (2 * voice) % frames.length;
  return [at(frames, start), ...frames.slice(start + 1), ...frames.slice(0, start)];
}

/** One of a list that is known to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return found;
}

/** A few of a list, in a drawn order. */
export const some = <T>(draw: Draw, list: readonly T[], count: number): T[] =>
  draw.shuffle(list).slice(0, count);

/** Short names, girls and boys in turn, from all over the country. */
const girls = "Asha Bina Deepa Farah Hema Jaya Leela Nisha Priya Sana Uma Zoya Mitali Lalremi Dolma".split(
  " ",
);
const boys =
  "Anil Chetan Eshan Gopal Irfan Kabir Manoj Omkar Ravi Tarun Vikas Joseph Biren Tashi Selvam".split(" ");

/** Names with different first letters, as many girls as boys or nearly. */
export function drawNames(draw: Draw, count: number): string[] {
  const mixed = draw
    .shuffle(girls)
    .flatMap((girl, index) => [girl, at(boys, (index * 7 + girl.length) % boys.length)]);
  const order = draw.int(0, 1) === 0 ? mixed : mixed.toReversed();
  const initials = new Set<string>();
  const chosen = order.filter((name) => !initials.has(name.charAt(0)) && initials.add(name.charAt(0)));
  // Where the options are names, each of them has letters enough to count as a word.
  return chosen.slice(0, count).map((name) => (name.length < 4 ? "Usha" : name));
}

/** Every order of a list. */
export function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, index) =>
    ordersOf(list.filter((_, other) => other !== index)).map((rest) => [one].concat(rest)),
  );
}

/** A clue in words, and whether an arrangement keeps it. */
export type Clue<T> = { readonly text: string; readonly holds: (arrangement: T) => boolean };

/**
 * A few clues that leave one arrangement, none of them idle; undefined where the draw gives too many.
 *
 * @param worlds every arrangement
 * @param clues those that are true of the one that is meant
 */
export function fewClues<T>(
  draw: Draw,
  worlds: readonly T[],
  clues: readonly Clue<T>[],
  most: number,
): Clue<T>[] | undefined {
  const passing = (chosen: readonly Clue<T>[], of: readonly T[]): T[] =>
    of.filter((world) => chosen.every(({ holds }) => holds(world)));
  let [left, chosen] = [[...worlds], [] as Clue<T>[]];
  for (const clue of draw.shuffle(clues)) {
    if (left.length === 1) break;
    const next = passing([clue], left);
    if (next.length < left.length) [left, chosen] = [next, [...chosen, clue]];
  }
  if (left.length !== 1) return undefined;
  for (const clue of chosen) {
    const others = chosen.filter((other) => other !== clue);
    if (passing(others, worlds).length === 1) chosen = others;
  }
  return chosen.length <= most && chosen.length >= 2 ? draw.shuffle(chosen) : undefined;
}

/**
 * Whether three clues, or fewer, give the answer away by themselves, so that the others need not be read.
 *
 * @param answerIn what would be answered in an arrangement
 */
export function isToldByThree<T>(
  chosen: readonly Clue<T>[],
  worlds: readonly T[],
  answerIn: (arrangement: T) => string | undefined,
  answer: string,
): boolean {
  return chosen.some((one, i) =>
    chosen
      .slice(i + 1)
      .some((two, j) =>
        chosen
          .slice(i + j + 2)
          .some(
            (three) =>
              !worlds.some(
                (world) =>
                  answerIn(world) !== answer && one.holds(world) && two.holds(world) && three.holds(world),
              ),
          ),
      ),
  );
}
