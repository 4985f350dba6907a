import { ratio } from "../algebra-words";
import { choose } from "../counting";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Probability";

const eitherEvent: Family = {
  name: "either-event",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, both] = [draw.int(6, 14), draw.int(5, 13), draw.int(2, 5)];
    const union = a + b - both;
    if (union >= 20 || a === b || both >= Math.min(a, b)) return undefined;
    const show = (over: number): string => String(over / 20);
    return {
      frames: [
        `P(A) = ${show(a)}, P(B) = ${show(b)} and P(A and B) = ${show(both)}. What is the probability that neither A nor B happens?`,
        `On a day of July it rains in the morning with probability ${show(a)}, in the evening with ${show(b)} and at both times with ${show(both)}. What is the probability of a day without rain at either time?`,
      ],
      ...quotients(
        [20 - union, 20],
        [
          [union, 20, "giving the probability that at least one of them happens"],
          [20 - both, 20, "giving the probability that they do not happen together"],
          [(20 - a) * (20 - b), 400, "treating the two as independent"],
          [union - both, 20, "giving the probability that just one of them happens"],
          [a * b, 400, "multiplying the two probabilities"],
          [20 - Math.max(a, b), 20, "looking at the likelier of the two only"],
        ],
      ),
      because: `P(A or B) = ${show(a)} + ${show(b)} − ${show(both)} = ${show(union)}, and 1 − ${show(union)} = ${show(20 - union)} = ${ratio(20 - union, 20)}.`,
    };
  },
};

const twoOfAKind: Family = {
  name: "two-of-a-kind",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b] = [draw.int(3, 7), draw.int(3, 7)];
    const all = choose(a + b, 2);
    const same = choose(a, 2) + choose(b, 2);
    if (a === b || same * 2 === all) return undefined;
    return {
      frames: [
        `A box has ${a} red and ${b} white balls. Two are drawn together at random. What is the probability that they have the same colour?`,
        `Two of ${a} women and ${b} men are picked by lot. What is the probability that both are women or both are men?`,
      ],
      ...quotients(
        [same, all],
        [
          [a * b, all, "giving the probability of two different kinds"],
          [choose(a, 2), all, "counting one of the kinds only"],
          [a * a + b * b, (a + b) ** 2, "putting the first one back before the second is drawn"],
          [choose(a, 2) * choose(b, 2), all * all, "multiplying in place of adding"],
          [1, 2, "taking the two results to be equally likely"],
          [choose(b, 2), all, "leaving out one of the kinds"],
        ],
      ),
      because: `Of C(${a + b}, 2) = ${all} pairs C(${a}, 2) + C(${b}, 2) = ${same} are alike: ${ratio(same, all)}.`,
    };
  },
};

const threeThrows: Family = {
  name: "three-throws",
  topic,
  level: 3,
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
          [all - 5 ** n, all, "counting at least one"],
          [
            turn % 2 === 0 ? choose(n, 2) * 5 ** (n - 2) : 5 ** (n - 1),
            all,
            turn % 2 === 0 ? "counting exactly two only" : "forgetting that it can come at any throw",
          ],
          [5 ** n, all, "counting the throws without this number"],
          [n, 6, "multiplying the chance of one throw"],
          [all - fits, all, "giving the probability of the contrary"],
          [
            turn % 2 === 0 ? n * 5 ** (n - 1) : choose(n, 2) * 5 ** (n - 2),
            all,
            "counting another number of hits",
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

export const probability: readonly Family[] = [eitherEvent, twoOfAKind, threeThrows];
