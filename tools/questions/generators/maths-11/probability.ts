import { ratio } from "../algebra-words";
import { choose } from "../counting";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Probability";

const threeThrows: Family = {
  name: "three-throws",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const n = draw.int(3, 5);
    const all = 6 ** n;
    const fits = turn % 2 === 0 ? all - 5 ** n - n * 5 ** (n - 1) : n * 5 ** (n - 1);
    const number = draw.int(2, 6);
    return {
      frames: [
        `A die is thrown ${n} times. What is the probability that the number ${number} comes up at least twice?`,
        `A die is thrown ${n} times. What is the probability that the number ${number} comes up exactly once?`,
      ],
      ...quotients(
        [fits, all],
        [
          [all - 5 ** n, all, "counted at least one"],
          [
            turn % 2 === 0 ? choose(n, 2) * 5 ** (n - 2) : 5 ** (n - 1),
            all,
            turn % 2 === 0 ? "counted exactly two only" : "forgot that it can come at any throw",
          ],
          [5 ** n, all, "counted the throws without this number"],
          [n, 6, "multiplied the chance of one throw"],
          [all - fits, all, "gave the probability of the contrary"],
          [
            turn % 2 === 0 ? n * 5 ** (n - 1) : choose(n, 2) * 5 ** (n - 2),
            all,
            "counted another number of hits",
          ],
        ],
      ),
      because:
        turn % 2 === 0
          ? `Without the number there are 5${"⁰¹²³⁴⁵".charAt(n)} results, with it exactly once ${n} × 5${"⁰¹²³⁴⁵".charAt(n - 1)}; the rest of the ${all} fit: ${ratio(fits, all)}.`
          : `It comes at one of ${n} throws, and each other throw has 5 results: ${n} × 5${"⁰¹²³⁴⁵".charAt(n - 1)} of ${all}, which is ${ratio(fits, all)}.`,
    };
  },
};

export const probability: readonly Family[] = [threeThrows];
