import { ratio } from "../algebra-words";
import { inTurn, type Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Probability";

type Triple = readonly [a: number, b: number, c: number];

/** Of the chances 1/a, 1/b, 1/c, so that two items of the family have none in common. */
const triples: readonly [readonly Triple[], readonly Triple[]] = [
  [
    [2, 3, 5],
    [3, 4, 5],
    [3, 5, 7],
    [2, 5, 7],
  ],
  [
    [2, 4, 7],
    [3, 4, 6],
    [4, 5, 6],
    [2, 3, 7],
  ],
];

const someoneSolves: Family = {
  name: "independent-tries",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one(inTurn(triples, turn));
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
          [none, all, "gave the probability that nobody succeeds"],
          [
            turn % 2 === 0 ? exactly : all - none,
            all,
            turn % 2 === 0 ? "counted exactly one success only" : "counted at least one success",
          ],
          [1, all, "gave the probability that all succeed"],
          [b * c + a * c + a * b, all, "added the three probabilities"],
          [all - 1, all, "left out only the case that all succeed"],
          [all - key, all, "gave the probability of the opposite"],
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
  name: "which-source-it-came-from",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [share, p, q] = [
      (turn % 2 === 0 ? draw.int(2, 4) : draw.int(6, 8)) * 10,
      draw.int(1, 6),
      draw.int(1, 6),
    ];
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
          [second, first + second, "found the probability of the other one"],
          [p, p + q, "left out the shares"],
          [share, 100, "gave the share without the new knowledge"],
          [first, second, "divided by the part of the other one"],
        ],
      ),
      because: `Of 10,000 pieces ${first} come from A and ${second} from B with the fault, so A has ${first} of ${first + second}: ${ratio(first, first + second)}.`,
    };
  },
};

export const probability: readonly Family[] = [someoneSolves, whichMachine];
