import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped, wholeRupees } from "../words";
import { cutOut } from "./area-with-a-corner-cut";
import { doubled } from "./sides-made-longer";

const topic = "Perimeter and Area";

const fencing: Family = {
  name: "cost-of-a-fence",
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
      ...numeric(
        wholeRupees,
        key,
        [
          [(long + wide) * price, "taking only half of the perimeter"],
          [long * wide * price, "using the area"],
          [2 * (long + wide) + price, "adding the price instead of multiplying"],
          [(2 * long + wide) * price, "leaving out one side"],
          [4 * long * price, "taking all sides to be long ones"],
        ],
        100,
      ),
      because: `The perimeter is 2 × (${long} + ${wide}) = ${2 * (long + wide)} m, and ${2 * (long + wide)} × ${wholeRupees(price)} = ${wholeRupees(key)}.`,
    };
  },
};

const widthFromArea: Family = {
  name: "width-from-area",
  topic,
  level: 1,
  draft: (draw) => {
    const [long, wide] = [draw.int(14, 28), draw.int(6, 13)];
    const area = long * wide;
    return {
      frames: [
        `A rectangular hall covers ${area} square m and is ${long} m long. How wide is it?`,
        `A rectangular plot of ${area} square m has a length of ${long} m. What is its width?`,
      ],
      ...numeric((value) => `${value} m`, wide, [
        [area - long, "taking away instead of dividing"],
        [area / 2 - long, "using the area as if it were the perimeter"],
        [2 * wide, "dividing by half of the length"],
        [area / 4, "dividing by 4"],
        [wide + 10, "a slip of a ten on the way"],
      ]),
      because: `Area is length times width, so the other side is ${area} ÷ ${long} = ${wide} m.`,
    };
  },
};

const path: Family = {
  name: "path-round-a-garden",
  topic,
  level: 3,
  draft: (draw) => {
    const [long, wide, path] = [draw.int(18, 40), draw.int(10, 17), draw.int(1, 3)];
    const key = (long + 2 * path) * (wide + 2 * path) - long * wide;
    return {
      frames: [
        `A garden is ${long} m long and ${wide} m wide. A path of ${path} m width runs all round it on the outside. What is the area of the path, in square metres?`,
        `A picture of ${long} cm by ${wide} cm has a frame of ${path} cm width all round. What area does the frame cover, in square centimetres?`,
      ],
      ...numeric(
        grouped,
        key,
        [
          [(long + path) * (wide + path) - long * wide, `making each side only ${path} longer`],
          [2 * (long + wide) * path, "leaving out the four corners"],
          [(long + 2 * path) * (wide + 2 * path), "forgetting to take away the inside"],
          [long * wide - (long - 2 * path) * (wide - 2 * path), "laying the strip inside"],
          [2 * (long + wide) * path + path * path, "counting only one of the four corners"],
        ],
        2,
      ),
      because: `With the strip the sides are ${long + 2 * path} and ${wide + 2 * path}: ${long + 2 * path} × ${wide + 2 * path} − ${long} × ${wide} = ${(long + 2 * path) * (wide + 2 * path)} − ${long * wide} = ${key}.`,
    };
  },
};

/** The families of the topic Perimeter and Area. */
export const perimeterAndArea: readonly Family[] = [fencing, widthFromArea, cutOut, doubled, path];
