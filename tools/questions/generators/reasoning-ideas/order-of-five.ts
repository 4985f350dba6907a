import type { Draw } from "../draw";
import type { Slip } from "../family";
import { range } from "../whole";
import { type Seats, listed, worldsOf } from "./place-parts";
import { type Clue, at, drawNames, fewClues, puzzle } from "./puzzle";

const contests = [
  [
    "run a race and come in one by one; place 1 is the first",
    "comes in before",
    "comes in after",
    "What is their order from the first to the last?",
  ],
  [
    "compare their books, all of different thickness; place 1 is the thinnest book",
    "has a thinner book than",
    "has a thicker book than",
    "What is their order from the thinnest book to the thickest?",
  ],
  [
    "live at different distances from school; place 1 is the nearest",
    "lives nearer than",
    "lives farther than",
    "What is their order from the nearest to the farthest?",
  ],
  [
    "are of different ages; place 1 is the oldest",
    "is older than",
    "is younger than",
    "What is their order from the oldest to the youngest?",
  ],
] as const;

/** The only contest of class 7, where an order is one of seats. */
const bench = [
  "sit side by side on a bench and face north; place 1 is at the left end",
  "sits farther left than",
  "sits farther right than",
  "What is their order from left to right?",
] as const;

/** Five to be put into their order. */
export const orderByComparisons = puzzle("order-of-five", (draw: Draw, turn, hard) => {
  const names = drawNames(draw, hard === 0 || hard < -1 ? 4 : 5);
  const order = draw.shuffle(names);
  const [story, less, more, question] = hard === -1 ? bench : at(contests, (hard + 2 * turn) % 4);
  const rank = (of: Seats, name: string): number => of.indexOf(name);
  const clues = order.flatMap((name, index): Clue<Seats>[] => [
    ...order.slice(index + 1).flatMap((other): Clue<Seats>[] => {
      const compared: Clue<Seats> = {
        text: draw.int(0, 1) === 0 ? `${name} ${less} ${other}.` : `${other} ${more} ${name}.`,
        holds: (of) => rank(of, name) < rank(of, other),
      };
      if (rank(order, other) - index !== 3) return [compared];
      return [
        compared,
        {
          text: `Exactly two come between ${name} and ${other}.`,
          holds: (of) => Math.abs(rank(of, name) - rank(of, other)) === 3,
        },
      ];
    }),
    {
      text: `${name} has an ${index % 2 === 0 ? "odd" : "even"} place.`,
      holds: (of) => rank(of, name) % 2 === index % 2,
    },
    ...(index > 0 && index < order.length - 1
      ? [
          {
            text: `${name} is neither first nor last.`,
            holds: (of: Seats) => rank(of, name) > 0 && rank(of, name) < of.length - 1,
          },
        ]
      : []),
  ]);
  const chosen = fewClues(
    draw,
    worldsOf(names),
    hard > 1 ? clues.filter(({ text }) => !text.includes("odd") || draw.int(0, 1) === 0) : clues,
    6,
  );
  if (!chosen || chosen.length < 3) return undefined;
  const letters = ["P", "Q", "R", "S", "T"];
  const show = (of: Seats): string => of.map((name) => letters[names.indexOf(name)]).join(", ");
  if (show(order).startsWith("P, Q")) return undefined;
  const near = range(0, order.length - 2).flatMap((index) =>
    [1, 2]
      .filter((by) => index + by < order.length)
      .map((by) => {
        const [one, other] = [at(order, index), at(order, index + by)];
        return order.map((name) => (name === one ? other : name === other ? one : name));
      }),
  );
  const short = (text: string): string => text.slice(0, -1);
  return {
    frames: [
      `${listed(names)} ${story}. ${chosen.map(({ text }) => text).join(" ")}\n${names.map((name, index) => `${letters[index]}. ${name}`).join("\n")}\n${question}`,
    ],
    key: show(order),
    slips: draw
      .shuffle(near)
      .map((of): Slip => [
        show(of),
        `breaks the clue “${short(chosen.find(({ holds }) => !holds(of))?.text ?? "")}”`,
      ]),
    because: `Write the comparisons as one chain and put the exact places in: ${order.join(", ")}.`,
    form: "order",
    isWords: true,
  };
});
