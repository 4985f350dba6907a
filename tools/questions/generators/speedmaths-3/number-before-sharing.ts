import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Division");

/** “number before sharing” and “number that shares well”, for the topic of quick-division.ts. */
export const numberBeforeSharing: readonly Family[] = [
  make("number-before-sharing", 2, (draw) => {
    const [by, each] = [draw.int(4, 8), draw.int(5, 9)];
    const rest = draw.int(1, by - 1);
    const key = by * each + rest;
    return {
      asks: [
        `A number is divided by ${by}. The answer is ${each}, and ${rest} is left over. What is the number?`,
        `Nuts are shared by ${by} squirrels. Each gets ${each}, and ${rest} ${rest === 1 ? "nut stays" : "nuts stay"} over. How many nuts were there?`,
      ],
      key,
      slips: [
        [by * each, "forgot what is left over"],
        [by * each - rest, "took off what is left over"],
        [by + each + rest, "added the three numbers"],
        [by * (each + 1), "gave everybody one more"],
        [(by + rest) * each, "added before multiplying"],
        [by * (each + rest), "gave everybody what is left over"],
      ],
      way: `${by} × ${each} = ${by * each}, and ${rest} more is ${key}.`,
    };
  }),
  make("number-that-shares-well", 2, (draw, turn) => {
    const by = turn % 2 === 0 ? 6 : 7;
    const k = draw.int(5, 9);
    const slip =
      turn % 2 === 0 ? [10 * draw.int(2, 4) + 6, 10 * k - 2] : [10 * draw.int(2, 5) + 7, 10 * k - 4];
    const [a = 0, b = 0] = slip;
    const c = by * k + draw.one([-2, 2, 3]);
    if (a % by === 0 || b % by === 0 || new Set([a, b, c, by * k]).size < 4) return undefined;
    return {
      frames: [
        "Which of these numbers of sweets can 6 children share equally, with none left over?",
        "Which of these numbers of days makes full weeks only?",
      ],
      key: String(by * k),
      slips: [
        [String(a), `ends in ${by}, but is not in the table of ${by}`],
        [String(b), `leaves ${b % by} over when it is divided by ${by}`],
        [String(c), `is near ${by} × ${k}, but leaves ${c % by} over`],
      ],
      because: `${by} × ${k} = ${by * k}, so nothing is left over. The other numbers are not in the table of ${by}.`,
    };
  }),
];
