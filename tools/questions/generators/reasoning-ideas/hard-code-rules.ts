import {
  backwards,
  backwardsMoved,
  byLetter,
  moved,
  movedInTurn,
  places,
  way,
  type CodeRule,
} from "./code-rules";

/** A rule with the rules that it may be taken for, three at a time; some agree with it in the first letter. */
export type HardRule = {
  readonly rule: CodeRule;
  readonly near: readonly (readonly [CodeRule, CodeRule, CodeRule])[];
};

/** How far a letter moves, by its place in the word. */
export type Steps = (index: number) => number;

/** A rule by its steps, from the word as its letters are put first. */
export const stepped = (
  mistake: string,
  steps: Steps,
  order: (word: string) => string = (word) => word,
): CodeRule => ({
  says: mistake,
  mistake,
  write: (word) => byLetter(order(word), (place, index) => place + steps(index)),
});
/** A rule with another name for the mistake that it is. */
export const called = (rule: CodeRule, mistake: string): CodeRule => ({ ...rule, mistake });
/** A move of one place less. */
export const oneLess = (by: number): number => by - Math.sign(by);

/** Only the first and the last letter change places: the same ends as the word turned round. */
export const endsTurned = (word: string): string => word.slice(-1) + word.slice(1, -1) + word.slice(0, 1);

/** Odd letters by one step and even letters by another; each wrong code agrees with the key in half its letters, or in none. */
export function twoWays(odd: number, even: number): HardRule {
  const [less, fewer] = [oneLess(odd), oneLess(even)];
  return {
    rule: {
      ...movedInTurn(odd, even),
      says: `The letters move ${way(odd)} ${places(odd)} and ${way(even)} ${places(even)} in turn.`,
    },
    near: [
      [
        called(movedInTurn(even, odd), "making the two moves in the wrong turn"),
        called(moved(odd), "moving every letter like the first one"),
        called(moved(even), "moving every letter like the second one"),
      ],
      [
        called(movedInTurn(odd, fewer), "moving the second letter, the fourth and so on by one place less"),
        called(movedInTurn(less, even), "moving the first letter, the third and so on by one place less"),
        called(movedInTurn(less, fewer), "moving every letter by one place less"),
      ],
      [
        called(movedInTurn(odd, -even), "moving all letters the same way"),
        called(movedInTurn(-odd, even), "moving the first letter, the third and so on the wrong way"),
        called(movedInTurn(-odd, -even), "moving every letter the wrong way"),
      ],
    ],
  };
}

/** The word turned round, then every letter moved alike. */
export function turnedAndMoved(by: number): HardRule {
  const ends = stepped("turning only the first and the last letter round", () => by, endsTurned);
  const less = called(backwardsMoved(oneLess(by)), "moving by one place less");
  const straight = called(moved(by), "moving the letters without turning the word");
  const wrongWay = called(backwardsMoved(-by), "moving the letters the wrong way");
  const unmoved = called(backwards, "turning the word without moving the letters");
  return {
    rule: backwardsMoved(by),
    near: [
      [ends, less, straight],
      [ends, wrongWay, unmoved],
      [ends, unmoved, less],
    ],
  };
}
