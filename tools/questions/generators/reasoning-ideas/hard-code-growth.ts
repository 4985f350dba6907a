import { moved, turned, way } from "./code-rules";
import { called, endsTurned, oneLess, stepped, type HardRule, type Steps } from "./hard-code-rules";

const growing =
  (first: number): Steps =>
  (index) =>
    first + Math.sign(first) * index;
const sizes = (first: number): string => [0, 1, 2].map((more) => Math.abs(first) + more).join(", ");
const inTurnSigned =
  (steps: Steps, sign: number): Steps =>
  (index) =>
    steps(index) * (index % 2 === 0 ? sign : -sign);

/** The letters by growing steps: on by 2, 3, 4 … */
export function growingMoves(first: number): HardRule {
  const steps = growing(first);
  const says = `The letters move ${way(first)} ${sizes(first)} … places, one more each time.`;
  return {
    rule: { ...stepped("letting the moves grow", steps), says },
    near: [
      [
        stepped("moving the letters on and back in turn", inTurnSigned(steps, 1)),
        stepped("moving every letter the wrong way", (index) => -steps(index)),
        stepped("moving the first letter, the third and so on the wrong way", inTurnSigned(steps, -1)),
      ],
      [
        called(moved(first), "moving every letter like the first one"),
        stepped("letting the moves grow by two", (index) => first + 2 * Math.sign(first) * index),
        stepped(
          "moving every letter by one place less",
          (index) => oneLess(first) + Math.sign(first) * index,
        ),
      ],
    ],
  };
}

/** The word turned round, then its letters by growing steps. */
export function turnedAndGrowing(first: number): HardRule {
  const steps = growing(first);
  const says = `The word is turned round, and its letters then move ${way(first)} ${sizes(first)} … places.`;
  const ends = stepped("turning only the first and the last letter round", steps, endsTurned);
  const alike = stepped("moving every letter like the first one", () => first, turned);
  const straight = stepped("moving the letters without turning the word", steps);
  const less = stepped("moving by one place less", growing(oneLess(first) || first), turned);
  const inTurn = stepped("moving the letters on and back in turn", inTurnSigned(steps, 1), turned);
  return {
    rule: { ...stepped("turning and growing", steps, turned), says },
    near: [
      [ends, alike, straight],
      [inTurn, ends, straight],
      [alike, inTurn, Math.abs(first) > 1 ? less : straight],
    ],
  };
}
