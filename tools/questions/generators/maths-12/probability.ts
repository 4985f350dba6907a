import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Probability";

const givenThat: Family = {
  name: "given-that",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [a, b, both] = [draw.int(8, 15), draw.int(6, 14), draw.int(2, 7)];
    if (both >= Math.min(a, b) || a === b || a + b - both > 20) return undefined;
    const [p, q, r] = [a / 20, b / 20, both / 20];
    const under = turn % 2 === 0 ? b : a;
    return {
      frames: [
        `P(A) = ${p}, P(B) = ${q} and P(A ∩ B) = ${r}. What is P(A | B)?`,
        `In a hostel ${a * 5}% of the students read a Hindi newspaper, ${b * 5}% an English one and ${both * 5}% both. A student who reads the Hindi one is picked. What is the probability that this student reads the English one too?`,
      ],
      ...quotients(
        [both, under],
        [
          [both, under === b ? a : b, "dividing by the probability of the wrong event"],
          [both, 20, "giving the probability of both without the condition"],
          [a * b, 400, "treating the two as independent and multiplying"],
          [under - both, under, "giving the probability of the contrary"],
          [both, a + b - both, "dividing by the probability of the union"],
          [under === b ? a : b, 20, "leaving out the condition"],
        ],
      ),
      because: `The condition makes ${under / 20} the whole, and ${r} of it fits: ${r} ÷ ${under / 20} = ${ratio(both, under)}.`,
    };
  },
};

const someoneSolves: Family = {
  name: "someone-solves",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c] = [draw.int(2, 4), draw.int(3, 6), draw.int(4, 7)];
    if (new Set([a, b, c]).size < 3) return undefined;
    const all = a * b * c;
    const none = (a - 1) * (b - 1) * (c - 1);
    const exactly = (b - 1) * (c - 1) + (a - 1) * (c - 1) + (a - 1) * (b - 1);
    const key = turn % 2 === 0 ? all - none : exactly;
    return {
      frames: [
        `Three students solve a problem with the probabilities 1/${a}, 1/${b} and 1/${c}, each on their own. What is the probability that the problem is solved?`,
        `Three archers hit a target with the probabilities 1/${a}, 1/${b} and 1/${c}, independently of each other. What is the probability of exactly one hit?`,
      ],
      ...quotients(
        [key, all],
        [
          [none, all, "giving the probability that nobody succeeds"],
          [
            turn % 2 === 0 ? exactly : all - none,
            all,
            turn % 2 === 0 ? "counting exactly one success only" : "counting at least one success",
          ],
          [1, all, "giving the probability that all succeed"],
          [b * c + a * c + a * b, all, "adding the three probabilities"],
          [all - 1, all, "leaving out only the case that all succeed"],
          [all - key, all, "giving the probability of the contrary"],
        ]
          .filter(([over = 0]) => Number(over) < all)
          .map(([over, under, mistake]) => [Number(over), Number(under), String(mistake)] as const),
      ),
      because:
        turn % 2 === 0
          ? `Nobody solves it with the probability ${ratio(a - 1, a)} × ${ratio(b - 1, b)} × ${ratio(c - 1, c)} = ${ratio(none, all)}, so it is solved with ${ratio(key, all)}.`
          : `One hits and two miss: ${ratio((b - 1) * (c - 1), all)} + ${ratio((a - 1) * (c - 1), all)} + ${ratio((a - 1) * (b - 1), all)} = ${ratio(exactly, all)}.`,
    };
  },
};

const whichMachine: Family = {
  name: "which-machine",
  topic,
  level: 3,
  draft: (draw) => {
    const [share, p, q] = [draw.int(2, 8) * 10, draw.int(1, 6), draw.int(1, 6)];
    const [first, second] = [share * p, (100 - share) * q];
    if (p === q || first === second) return undefined;
    return {
      frames: [
        `Machine A makes ${share}% of the bulbs of a factory and machine B the rest. ${p}% of A’s bulbs and ${q}% of B’s are faulty. A bulb is found to be faulty. What is the probability that A made it?`,
        `${share}% of the letters of a town go through office A, the others through office B. A delivers ${p}% of its letters late, B ${q}%. A letter comes late. What is the probability that it went through office A?`,
      ],
      ...quotients(
        [first, first + second],
        [
          [second, first + second, "finding the probability of the other one"],
          [p, p + q, "leaving out the shares"],
          [share, 100, "giving the share without the new knowledge"],
          [first, 10_000, "giving the probability of both together"],
          [first + second, 10_000, "giving the probability of the condition"],
          [first, second, "dividing by the part of the other one"],
        ],
      ),
      because: `Of 10,000 pieces ${first} come from A and ${second} from B with the fault, so A has ${first} of ${first + second}: ${ratio(first, first + second)}.`,
    };
  },
};

export const probability: readonly Family[] = [givenThat, someoneSolves, whichMachine];
