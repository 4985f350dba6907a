import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { grouped, rupees } from "../words";

const topic = "Perimeter and Area";

const rectangleArea: Family = {
  name: "rectangle-area",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [long, wide] = [draw.int(14, 35), draw.int(6, 13)];
    const key = long * wide;
    const show = (value: number): string => `${grouped(value)} m²`;
    return {
      question: inTurn(
        [
          `A school hall is ${long} m long and ${wide} m wide. What is the area of its floor?`,
          `A rectangular vegetable bed is ${long} m long and ${wide} m wide. What area does it cover?`,
        ],
        turn,
      ),
      key: show(key),
      slips: numberSlips(show, [
        [2 * (long + wide), "finding the perimeter"],
        [long + wide, "adding length and width"],
        [key * 2, "doubling length × width as one does for the perimeter"],
      ]),
      because: `Area of a rectangle = length × width = ${long} × ${wide} = ${key} m².`,
    };
  },
};

const fence: Family = {
  name: "fence-length",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [long, wide] = [draw.int(24, 68), draw.int(13, 23)];
    const key = 2 * (long + wide);
    const show = (value: number): string => `${grouped(value)} m`;
    return {
      question: inTurn(
        [
          `A rectangular park is ${long} m long and ${wide} m wide. How long is the fence that goes once around it?`,
          `A farmer walks once around a rectangular field of ${long} m by ${wide} m. How far is the walk?`,
        ],
        turn,
      ),
      key: show(key),
      slips: numberSlips(show, [
        [long + wide, "adding only one length and one width"],
        [long * wide, "finding the area"],
        [2 * long + wide, "leaving out one of the short sides"],
      ]),
      because: `The way around is 2 × (length + width) = 2 × (${long} + ${wide}) = ${key} m.`,
    };
  },
};

const areaToPerimeter: Family = {
  name: "perimeter-from-area",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [long, wide] = [draw.int(11, 18), draw.int(5, 9)];
    const show = (value: number): string => `${value} cm`;
    return {
      question: inTurn(
        [
          `The area of a rectangle is ${long * wide} cm² and its length is ${long} cm. What is its perimeter?`,
          `A rectangular card of ${long} cm length has an area of ${long * wide} cm². A coloured tape goes once around its edge. How long is the tape?`,
        ],
        turn,
      ),
      key: show(2 * (long + wide)),
      slips: numberSlips(show, [
        [long + wide, "adding only one length and one width"],
        [wide, "stopping after finding the width"],
        [2 * (long * wide - long), `taking ${long} from the area to find the width`],
        [4 * long, "treating the rectangle as a square"],
      ]),
      because: `The width is ${long * wide} ÷ ${long} = ${wide} cm, so the perimeter is 2 × (${long} + ${wide}) = ${2 * (long + wide)} cm.`,
    };
  },
};

const squareFromWire: Family = {
  name: "square-from-wire",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const side = draw.int(7, 19);
    const show = (value: number): string => `${grouped(value)} cm²`;
    return {
      question: inTurn(
        [
          `A wire of ${side * 4} cm is bent into a square. What is the area of the square?`,
          `The perimeter of a square tile is ${side * 4} cm. What is its area?`,
        ],
        turn,
      ),
      key: show(side * side),
      slips: numberSlips(show, [
        [side * 2, "doubling the side instead of multiplying it by itself"],
        [(side * 2) ** 2, `dividing ${side * 4} by 2 instead of 4`],
        [side * 4, "giving the perimeter itself"],
      ]),
      because: `Each side is ${side * 4} ÷ 4 = ${side} cm, so the area is ${side} × ${side} = ${side * side} cm².`,
    };
  },
};

const lawn: Family = {
  name: "lawn-around-bed",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [long, wide, bedLong, bedWide] = [
      draw.int(14, 25),
      draw.int(9, 13),
      draw.int(4, 7),
      draw.int(2, 5),
    ];
    const key = long * wide - bedLong * bedWide;
    if (bedLong <= bedWide) return undefined;
    const show = (value: number): string => `${grouped(value)} m²`;
    return {
      question: inTurn(
        [
          `A garden is ${long} m long and ${wide} m wide. A flower bed in it is ${bedLong} m by ${bedWide} m, and the rest is grass. What area does the grass cover?`,
          `A hall of ${long} m by ${wide} m has a stage of ${bedLong} m by ${bedWide} m. The rest of the floor is for chairs. How large is the part for chairs?`,
        ],
        turn,
      ),
      key: show(key),
      slips: numberSlips(show, [
        [long * wide, "leaving out the smaller rectangle"],
        [(long - bedLong) * (wide - bedWide), "taking the sides away from each other before multiplying"],
        [long * wide + bedLong * bedWide, "adding the two areas"],
      ]),
      because: `${long} × ${wide} = ${long * wide} m² in all, and ${bedLong} × ${bedWide} = ${bedLong * bedWide} m² are taken. ${long * wide} − ${bedLong * bedWide} = ${key} m².`,
    };
  },
};

const tiles: Family = {
  name: "tiles-on-a-floor",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const tile = draw.one([20, 25, 50]);
    const [long, wide] = [draw.int(4, 8), draw.int(3, 6)];
    const perMetre = 100 / tile;
    const key = long * perMetre * wide * perMetre;
    if (long <= wide) return undefined;
    const { name } = drawPerson(draw);
    const price = draw.one([20, 25, 40]);
    return {
      question: inTurn(
        [
          `The floor of ${name}'s room is ${long} m long and ${wide} m wide. It is laid with square tiles of ${tile} cm side. How many tiles are needed?`,
          `A veranda of ${long} m by ${wide} m is covered with square tiles of ${tile} cm side. Each tile costs ${rupees(price * 100)}. How much do the tiles cost?`,
        ],
        turn,
      ),
      key: turn % 2 === 0 ? grouped(key) : rupees(key * price * 100),
      slips: numberSlips(
        (value) => (turn % 2 === 0 ? grouped(value) : rupees(value * price * 100)),
        [
          [long * perMetre * wide, "changing only one of the two sides into tiles"],
          [long * wide * perMetre * 2, `counting ${perMetre * 2} tiles for a square metre`],
          [long * wide * 10, "counting 10 tiles for a square metre"],
          [2 * (long + wide) * perMetre, "counting only the tiles around the edge"],
        ],
      ),
      because: `${long} m holds ${long * perMetre} tiles in a row and ${wide} m holds ${wide * perMetre} rows: ${long * perMetre} × ${wide * perMetre} = ${grouped(key)} tiles${turn % 2 === 0 ? "" : `, which cost ${grouped(key)} × ${rupees(price * 100)} = ${rupees(key * price * 100)}`}.`,
    };
  },
};

export const perimeterAndArea: readonly Family[] = [
  rectangleArea,
  fence,
  areaToPerimeter,
  squareFromWire,
  lawn,
  tiles,
];
