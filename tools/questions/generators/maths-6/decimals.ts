import type { Family } from "../family";
import { drawPair } from "../people";
import { numeric } from "../signed-slips";
import { decimal, rupees } from "../words";
import { areaDecimal } from "./decimal-product";
import { twoBags } from "./decimal-shopping";

const topic = "Decimals";
const lightest: Family = {
  name: "order-of-decimals",
  topic,
  level: 1,
  count: 1,
  draft: (draw, turn) => {
    const [whole, a, b] = [draw.int(11, 58), draw.int(2, 5), draw.int(6, 9)];
    const times = [`${whole}.${a}`, `${whole}.${a - 1}${b}`, `${whole}.0${b}`, `${whole}.${a}0${b}`];
    const sorted = times.toSorted((x, y) => Number(x) - Number(y));
    const key = (turn % 2 === 0 ? sorted[0] : sorted.at(-1)) ?? "";
    const list = draw.shuffle(times);
    return {
      frames: [
        `Four runners need ${list.slice(0, 3).join(" s, ")} s and ${list[3]} s for 200 m. Which time is the shortest?`,
        `Four rods are ${list.slice(0, 3).join(" cm, ")} cm and ${list[3]} cm long. How long is the longest rod?`,
      ],
      key: `${key} ${turn % 2 === 0 ? "s" : "cm"}`,
      slips: draw
        .shuffle(times.filter((time) => time !== key))
        .map((time) => [
          `${time} ${turn % 2 === 0 ? "s" : "cm"}`,
          "comparing the digits after the point like whole numbers",
        ]),
      because: `The whole numbers are the same, so compare the tenths first and then the hundredths: ${sorted.join(" < ")}.`,
    };
  },
};

const sharedBill: Family = {
  name: "share-a-bill",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [people, each] = [draw.int(3, 8), draw.int(31, 98) * 100 + draw.one([25, 50, 75])];
    const total = people * each;
    if (total % 100 === 0) return undefined;
    return {
      frames: [
        `${people} friends share a bill of ${rupees(total)} equally. How much does each of them pay?`,
        `${people} metres of ribbon for sports day cost ${rupees(total)}. What is the price of one metre?`,
      ],
      key: rupees(each),
      slips: [
        [rupees(each - (each % 100)), "leaving out the paise"],
        [rupees(Math.round(each / 10)), "placing the point one place too far to the left"],
        [rupees(each + 100), "a slip of one rupee"],
        [rupees(each - 100), "a slip of one rupee"],
        [rupees(each - (each % 100) + (each % 100) / 5), "dividing the paise wrongly"],
        [rupees(each + 1000), "a slip of ten rupees"],
        [rupees(each - 1000), "a slip of ten rupees"],
      ],
      because: `${rupees(total)} ÷ ${people} = ${rupees(each)}, because ${people} × ${rupees(each)} = ${rupees(total)}.`,
    };
  },
};

const pointShift: Family = {
  name: "lost-decimal-point",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const key = draw.int(124, 489);
    const [girl] = drawPair(draw);
    if (key % 10 === 0) return undefined;
    return {
      frames: [
        `${girl.name} forgets the decimal point of a price with two places after the point and writes a whole number of rupees. The number is ₹${decimal(key * 99)} more than the price. What is the right price?`,
      ],
      ...numeric(
        rupees,
        key,
        [
          [Math.round((key * 99) / 100), `dividing ₹${decimal(key * 99)} by 100`],
          [key * 10, "placing the point after two digits"],
          [Math.round((key * 99) / 9), "taking the number to be 10 times the price"],
          [Math.round((key * 99) / 101), "taking the number to be 102 times the price"],
          [key + 10, "a slip in dividing"],
          [key - 10, "a slip in dividing"],
          [key + 100, "a slip in dividing"],
        ],
        0,
      ),
      because: `Without its point the number is 100 times the price, so it is 99 prices more: ₹${decimal(key * 99)} ÷ 99 = ${rupees(key)}.`,
    };
  },
};

/** The families of the topic Decimals. */
export const decimals: readonly Family[] = [lightest, twoBags, sharedBill, areaDecimal, pointShift];
