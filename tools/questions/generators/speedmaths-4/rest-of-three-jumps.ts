import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped, row } from "../words";

const make = familiesOf("Number Bonds");

/** “rest of three jumps” and “number without a partner”, for the topic of number-bonds.ts. */
export const restOfThreeJumps: readonly Family[] = [
  make("rest-of-three-jumps", 1, (draw) => {
    const a = draw.int(3, 7) * 100 + draw.int(1, 8) * 10;
    const first = 100 - (a % 100);
    return {
      asks: [
        `${a} + ${first} + □ = 1,000. Which number is missing?`,
        `A train has come ${a} km of a journey of 1,000 km. It goes on for ${first} km, and then rests. How many kilometres are left?`,
      ],
      key: 1000 - a - first,
      slips: [
        [1000 - a, "left the second number out"],
        [1000 - a + first, "added the second number instead of taking it off"],
        [a + first, "added the two numbers and stopped"],
        [1000 - a - 2 * first, "took the second number off twice"],
        [1000 - a - first + 100, "forgot the hundred that the tens make"],
      ],
      way: `${a} + ${first} = ${a + first}. From ${a + first} to 1,000 it is ${1000 - a - first}.`,
    };
  }),
  make("number-without-a-partner", 2, (draw, turn) => {
    const whole = turn % 2 === 0 ? 1000 : 500;
    const [a, b] = draw.shuffle([115, 165, 185, 135, 190, 145]).slice(0, 2);
    const [x, y] = [a ?? 0, b ?? 0];
    const single = whole - x - 100;
    const list = draw.shuffle([x, whole - x, y, whole - y, single]);
    if (single === y || single === whole - y) return undefined;
    return {
      frames: [
        `In ${row(list)} the numbers go in pairs that make 1,000. Which number is left without a partner?`,
        `Five boxes weigh ${row(list)} g. Two pairs of them weigh 500 g each. Which weight in grams belongs to no pair?`,
      ],
      key: String(single),
      slips: [x, whole - x, y, whole - y].map((n) => [
        String(n),
        n > whole - n ? `it goes with ${whole - n}` : `its partner is ${whole - n}`,
      ]),
      because: `${x} + ${whole - x} and ${y} + ${whole - y} make ${grouped(whole)}. For ${single} it would have to be ${whole - single}, which is not there.`,
    };
  }),
];
