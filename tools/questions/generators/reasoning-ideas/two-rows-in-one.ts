import { range } from "../whole";
import { show } from "./number-parts";
import { at, framesFor, puzzle } from "./puzzle";

/** Two rows in one, by place. */
export const twoRowsInOne = puzzle("two-rows-in-one", (draw, turn, hard, voice) => {
  const [a, b] = [draw.int(2, 6), draw.int(30, 60)];
  const step = hard < 0 ? draw.int(3, 8) : 0;
  const first = range(0, 5).map((k) =>
    hard < 0 ? a + step * k : hard < 2 ? a + draw.int(0, 0) + k * k * (1 + (turn % 2)) : a * 2 ** k + k,
  );
  const second = range(0, 4).map((k) => (hard < 2 ? b - 3 * k - (k * (k - 1)) / 2 : b + k ** 3));
  const mixed = first.flatMap((one, index) => (index < 5 ? [one, at(second, index)] : [one]));
  const gap = draw.one(hard < 2 ? [5, 6, 7] : [6, 7, 8]);
  const key = at(mixed, gap);
  const shown = mixed.map((one, index) => (index === gap ? "□" : String(one))).join(", ");
  const [left, right, far, wide] = [
    at(mixed, gap - 1),
    at(mixed, gap + 1),
    at(mixed, gap - 2),
    mixed[gap + 2] ?? 0,
  ];
  const same = 2 * far - at(mixed, gap - 4);
  const isYoung = voice > 2 && hard < 3;
  const later = mixed[gap + 4];
  const [low, high] = [Math.min(far, wide), Math.max(far, wide)];
  /** A number that lies about where the row of the gap is; in class 6 any. */
  const fitting = (value: number): string =>
    isYoung || (4 * value > 5 * low - high && 4 * value < 5 * high - low) ? show(value) : "";
  return {
    frames: framesFor(voice, [
      `Two series take turns in ${shown}. Which number is missing?`,
      `In ${shown} the places belong in turn to two series. What stands in the box?`,
      `${shown} is made of two series that alternate. Which number belongs in the box?`,
      `Every other number of ${shown} belongs to one series. Which number has been left out?`,
    ]),
    key: String(key),
    slips: [
      [fitting((left + right) / 2), "took the middle of the two neighbours"],
      [show(same), "repeated the last difference of that series"],
      [show((far + wide) / 2), "took the middle of the numbers two places off"],
      [
        hard < 0 && 2 * (left + right - far) < key ? "" : fitting(left + (right - far)),
        "went on with the wrong one of the two series",
      ],
      [
        isYoung || later === undefined ? "" : fitting(2 * wide - later),
        "went back from the next number with its own difference",
      ],
      [show(key + 2), "let the difference change once too often"],
      [show(key - 3), "lost count of the differences of its series"],
    ],
    because: `The odd places are ${first.join(", ")} and the even ones ${second.join(", ")}: each series has a rule of its own.`,
  };
});
