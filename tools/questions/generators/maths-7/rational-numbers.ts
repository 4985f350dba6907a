import { ratio, signed } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";
import { hcf } from "../whole";

const topic = "Rational Numbers";

const pointOnLine: Family = {
  name: "point-on-line",
  topic,
  level: 1,
  draft: (draw) => {
    const [left, parts, place] = [-draw.int(1, 4), draw.int(4, 9), draw.int(2, 7)];
    if (place >= parts || hcf(place, parts) !== 1 || 2 * place === parts) return undefined;
    const [over, under] = [left * parts + place, parts];
    return {
      frames: [
        `On a number line the part from ${signed(left)} to ${signed(left + 1)} is divided into ${parts} equal steps. Which number do you reach after ${place} steps to the right of ${signed(left)}?`,
        `A frog sits at ${signed(left)} on a number line and needs ${parts} equal jumps to get to ${signed(left + 1)}. Where is it after ${place} jumps?`,
      ],
      ...quotients(
        [over, under],
        [
          [left * parts - place, under, "going to the left"],
          [(left + 1) * parts - place, under, "counting the steps from the other end"],
          [-place, under, "starting from 0"],
          [left * place, under, "multiplying in place of adding"],
          [left * parts + place + 1, under, "counting one step too many"],
          [left * parts + place - 1, under, "counting one step too few"],
        ],
      ),
      because: `One step is 1/${parts}, so the number is ${signed(left)} + ${place}/${parts} = ${ratio(over, under)}.`,
    };
  },
};

const equalRational: Family = {
  name: "equal-rational",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, m, n] = [draw.int(2, 7), draw.int(3, 11), draw.int(2, 6), draw.int(4, 9)];
    if (hcf(a, b) !== 1 || m === n || a === b) return undefined;
    const show = (over: number, under: number): string => `${signed(over)}/${signed(under)}`;
    const given = show(-a * m, b * m);
    return {
      frames: [
        `Which of these is equal to ${given}?`,
        `Two students write the same rational number in different ways. One writes ${given}. What can the other have written?`,
      ],
      key: show(-a * n, b * n),
      slips: [
        [show(a * n, b * n), "losing the minus sign"],
        [show(-a * m + n, b * m + n), "adding the same number above and below"],
        [show(-b * n, a * n), "turning the fraction over"],
        [show(-a * n, b * m), "multiplying only the numerator"],
        [show(-a * m - n, b * m + n), "adding to the sizes of both numbers"],
      ],
      because: `${given} is ${ratio(-a, b)} in lowest terms, and so is ${show(-a * n, b * n)}.`,
    };
  },
};

const inOrder: Family = {
  name: "in-order",
  topic,
  level: 2,
  draft: (draw) => {
    const pool = draw.shuffle([
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [5, 6],
      [1, 3],
      [5, 8],
      [7, 9],
      [4, 5],
      [2, 5],
    ] as const);
    const [first = [1, 2], second = [1, 3], third = [3, 4]] = pool;
    const sorted = [first, second, third].toSorted(([a, b], [c, d]) => c / d - a / b);
    const [p, q, r] = sorted.map(([over, under]) => ratio(-over, under));
    if (p === undefined || q === undefined || r === undefined) return undefined;
    const show = (a: string, b: string, c: string): string => `${a} < ${b} < ${c}`;
    const given = draw.shuffle([p, q, r]).join(", ");
    return {
      frames: [
        `Which statement puts ${given} in the right order?`,
        `Three divers are at heights of ${given.replaceAll(",", " m,")} m, measured from the surface of the water. Which order of the heights is right?`,
      ],
      key: show(p, q, r),
      slips: [
        [show(r, q, p), "ordering the sizes without looking at the minus signs"],
        [show(p, r, q), "judging two of them by the denominators"],
        [show(q, p, r), "judging two of them by the numerators"],
        [show(q, r, p), "putting the number of the greatest size last"],
      ],
      because: `Of negative numbers the one with the greatest size is the smallest, so ${show(p, q, r)}.`,
    };
  },
};

export const rationalNumbers: readonly Family[] = [pointOnLine, equalRational, inOrder];
