import type { Family } from "../family";
import { drawPair } from "../people";
import { numeric } from "../signed-slips";
import { decimal, rupees } from "../words";

const topic = "Decimals";
const pointShift: Family = {
  name: "forgotten-decimal-point",
  topic,
  level: 3,
  draft: (draw) => {
    const key = draw.int(124, 489);
    const [girl] = drawPair(draw);
    if (key % 10 === 0) return undefined;
    return {
      frames: [
        `${girl.name} forgets the decimal point of a price with two places after the point and writes a whole number of rupees. The number is ₹${decimal(key * 99)} more than the price. What is the right price?`,
        `Typed without its decimal point, a price with two places after the point becomes a whole number of rupees that is ₹${decimal(key * 99)} more. What is the right price?`,
      ],
      ...numeric(rupees, key, [
        [Math.round((key * 99) / 100), `divided ₹${decimal(key * 99)} by 100`],
        [key * 10, "put the point after two digits"],
        [Math.round((key * 99) / 9), "took the number to be 10 times the price"],
        [Math.round((key * 99) / 101), "took the number to be 102 times the price"],
      ]),
      because: `Without its point the number is 100 times the price, so it is 99 prices more: ₹${decimal(key * 99)} ÷ 99 = ${rupees(key)}.`,
    };
  },
};

/** The families of the topic Decimals. */
export const decimals: readonly Family[] = [pointShift];
