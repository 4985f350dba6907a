import type { Family } from "../family";
import { grouped } from "../words";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Division");

/** “remainder of a multiple” and “largest of four quotients”, for the topic of quick-division.ts. */
export const remainderOfAMultiple: readonly Family[] = [
  make("remainder-of-a-multiple", 3, (draw) => {
    const [by, times] = [draw.int(7, 12), draw.int(2, 5)];
    const rest = draw.int(3, by - 2);
    const key = (times * rest) % by;
    if (times * rest < by || key === 0 || key === rest) return undefined;
    return {
      asks: [
        `A number leaves the remainder ${rest} when it is divided by ${by}. What remainder does ${times} times the number leave when divided by ${by}?`,
        `A heap of shells packed in bags of ${by} leaves ${rest} shells over. ${times} such heaps are packed together in bags of ${by}. How many shells are left over?`,
      ],
      key,
      slips: [
        [rest, "thought that the remainder stays the same"],
        [by - key, "found what is missing to a full group"],
        [(rest + times) % by, "added instead of multiplying"],
        [by - rest, "found what the first number misses to a full group"],
      ],
      way: `The full groups stay full. ${times} × ${rest} = ${times * rest} is left, and ${times * rest} ÷ ${by} leaves ${key}.`,
    };
  }),
  make("largest-of-four-quotients", 2, (draw) => {
    const whole = draw.one([360, 720, 840]);
    const [a = 1, b = 1, c = 1, d = 1] = draw.shuffle([5, 6, 8, 10, 12]).slice(0, 4);
    const entries = [
      [a, `${whole} ÷ ${a}`, `${whole} is divided by the larger number ${a}`],
      [b, `${grouped(whole * 2)} ÷ ${b * 2}`, `with both numbers halved it is ${whole} ÷ ${b}`],
      [c, `${whole / 2} ÷ ${c / 2}`, `with both numbers doubled it is ${whole} ÷ ${c}`],
      [d, `${grouped(whole * 3)} ÷ ${d * 3}`, `with both numbers divided by 3 it is ${whole} ÷ ${d}`],
    ] as const;
    const [best, ...others] = entries.toSorted(([x], [y]) => x - y);
    if (!best || c % 2 === 1 || best[0] === a) return undefined;
    return {
      frames: [
        "No long division is needed. Which of these quotients is the largest?",
        "Four farmers fill their mangoes into baskets equally: mangoes ÷ baskets. Which of them has the most mangoes in a basket?",
      ],
      key: best[1],
      slips: others.map(([, option, why]) => [option, why] as const),
      because: `All four can be written with ${whole}: divided by ${entries.map(([by]) => by).join(", ")}. The smallest divisor, ${best[0]}, gives the largest quotient.`,
      isWords: true,
    };
  }),
];
