import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { wholeRupees } from "../words";
import { doubled } from "./sides-made-longer";

const topic = "Perimeter and Area";

const fencing: Family = {
  name: "fence-with-a-price",
  topic,
  level: 1,
  draft: (draw) => {
    const [long, wide, price] = [draw.int(25, 60), draw.int(12, 24), draw.int(4, 9) * 5];
    const key = 2 * (long + wide) * price;
    return {
      frames: [
        `A garden is ${long} m long and ${wide} m wide. What does a fence all round it cost at ${wholeRupees(price)} a metre?`,
        `Lights go once round a rectangular hall of ${long} m by ${wide} m. They cost ${wholeRupees(price)} a metre. What is the whole cost?`,
      ],
      ...numeric(wholeRupees, key, [
        [(long + wide) * price, "took only half of the perimeter"],
        [long * wide * price, "used the area"],
        [(2 * long + wide) * price, "left out one side"],
        [4 * long * price, "took all sides to be long ones"],
      ]),
      because: `The perimeter is 2 × (${long} + ${wide}) = ${2 * (long + wide)} m, and ${2 * (long + wide)} × ${wholeRupees(price)} = ${wholeRupees(key)}.`,
    };
  },
};

/** The families of the topic Perimeter and Area. */
export const perimeterAndArea: readonly Family[] = [fencing, doubled];
