import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Rounding and Estimating");

/** Products with their values, the closest first. */
type Near = readonly (readonly [product: string, value: number])[];
const nearTwoThousand: Near = [
  ["41 × 49", 2009],
  ["38 × 48", 1824],
  ["43 × 52", 2236],
  ["39 × 58", 2262],
  ["31 × 60", 1860],
];
const nearThreeThousand: Near = [
  ["51 × 59", 3009],
  ["48 × 57", 2736],
  ["53 × 62", 3286],
  ["49 × 68", 3332],
  ["41 × 69", 2829],
];

/** “which one rounds to it” and “closest product to a goal”, for the topic of rounding-and-estimating.ts. */
export const whichOneRoundsToIt: readonly Family[] = [
  make("which-one-rounds-to-it", 1, (draw, turn) => {
    const unit = turn % 2 === 0 ? 1000 : 100;
    const goal = draw.int(23, 78) * unit;
    const part = (share: number): number => Math.round(unit * share) + draw.int(2, 8) * (unit / 100);
    const show = (value: number): string => grouped(Math.round(value));
    const [low, under, over, far] = [
      goal - part(0.3),
      goal - unit / 2 - part(0.05),
      goal + unit / 2 + part(0.02),
      goal + unit - part(0.1),
    ];
    return {
      frames: [
        `Which of these numbers is ${grouped(goal)} when rounded to the nearest thousand?`,
        `A fair had about ${grouped(goal)} visitors, rounded to the nearest hundred. Which of these can be the exact number?`,
      ],
      key: show(low),
      slips: [
        [show(under), `lies nearer to ${grouped(goal - unit)}`],
        [show(over), `cut off the last digits; it lies nearer to ${grouped(goal + unit)}`],
        [show(far), "looked at the first digits only"],
      ],
      because: `It must lie from ${show(goal - unit / 2)} up to just below ${show(goal + unit / 2)}. Only ${show(low)} does.`,
    };
  }),
  make("closest-product-to-a-goal", 2, (draw, turn) => {
    const goal = turn % 2 === 0 ? 2000 : 3000;
    const list = turn % 2 === 0 ? nearTwoThousand : nearThreeThousand;
    const [best = ["", 0], ...others] = list;
    return {
      frames: [
        "Which of these products is closest to 2,000?",
        "A hall should have about 3,000 seats. Which plan, rows × seats, comes closest to it?",
      ],
      key: best[0],
      slips: draw
        .shuffle(others)
        .slice(0, 3)
        .map(([text, value]) => [
          text,
          value < goal
            ? `it is only ${grouped(value)}, more than 100 too few`
            : `it is ${grouped(value)}, more than 200 too many`,
        ]),
      because: `${goal / 50} × 50 is ${grouped(goal)}. In ${best[0]} one number goes up by 1 and the other down by 1, so it is ${grouped(best[1])}.`,
      isWords: true,
    };
  }),
];
