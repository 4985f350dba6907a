import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { roll } from "./roll-or-slide";

const topic = "Shapes and Solids";

const things: Family = {
  name: "thing-like-a-solid",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const solids = [
      ["cube", ["dice", "square block"]],
      ["sphere", ["football", "marble"]],
      ["cylinder", ["drum", "tin can"]],
      ["cone", ["birthday cap", "ice-cream cone"]],
      ["cuboid", ["brick", "matchbox"]],
    ] as const;
    const order = draw.shuffle(solids.slice(1));
    const [right, ...others] = order;
    if (!right || right[0] === "cone") return undefined;
    const thing = inTurn([0, 1], turn);
    return {
      frames: [
        `Which of these things has the shape of a ${right[0]}?`,
        `A child looks for a thing like a ${right[0]}. Which thing is right?`,
      ],
      key: right[1][thing] ?? "",
      slips: others.map(([solid, names]) => [names[thing] ?? "", `mixing it up with a ${solid}`]),
      because: `A ${right[1][thing]} has the shape of a ${right[0]}.`,
    };
  },
};

const sides: Family = {
  name: "sides-in-all",
  topic,
  level: 2,
  draft: (draw) => {
    const [triangles, squares] = [draw.int(2, 5), draw.int(2, 5)];
    const key = triangles * 3 + squares * 4;
    if (triangles === squares) return undefined;
    return {
      frames: [
        `A picture has ${triangles} triangles and ${squares} squares. How many sides do they have in all?`,
        `You make ${squares} squares and ${triangles} triangles with sticks. Each side is one stick. How many sticks do you need?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [triangles * 4 + squares * 3, "changing round the 3 and the 4"],
        [(triangles + squares) * 4, "giving each shape 4 sides"],
        [(triangles + squares) * 3, "giving each shape 3 sides"],
        [triangles + squares, "counting the shapes"],
        ...nearMisses(key),
      ]),
      because: `${triangles} triangles have ${triangles * 3} sides and ${squares} squares have ${squares * 4}: ${triangles * 3} + ${squares * 4} = ${key}.`,
    };
  },
};

const pieces: Family = {
  name: "cut-along-a-line",
  topic,
  level: 2,
  count: 1,
  draft: () => ({
    frames: [
      "A square paper is folded from corner to corner and cut along the fold. Which two shapes do you get?",
    ],
    key: "two triangles",
    slips: [
      ["two rectangles", "folding the middle of the sides together"],
      ["two squares", "thinking that the shape stays the same"],
      ["two circles", "not thinking of the straight sides"],
    ],
    because: "The cut goes from one corner to the other. Each piece has three sides, so it is a triangle.",
  }),
};

const tower: Family = {
  name: "hidden-blocks",
  topic,
  level: 3,
  draft: (draw) => {
    const [wide, deep, high] = [draw.int(2, 4), draw.int(2, 3), draw.int(2, 3)];
    const key = wide * deep * high;
    if (wide === deep && deep === high) return undefined;
    return {
      frames: [
        `Small cubes are packed in a box. There are ${high} layers. Each layer has ${deep} rows of ${wide} cubes. How many cubes are in the box?`,
        `A wall is ${high} bricks high and ${deep} bricks thick. Each row is ${wide} bricks long. How many bricks are in the wall?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [wide * deep, "counting only one layer"],
        [wide + deep + high, "adding the three numbers"],
        [wide * high, "counting only the front"],
        [key + wide, "counting one row too many"],
        [key - wide, "counting one row too few"],
        ...nearMisses(key),
      ]),
      because: `One layer has ${deep} × ${wide} = ${deep * wide}. ${high} layers have ${high} × ${deep * wide} = ${key}.`,
    };
  },
};

/** The families of the topic Shapes and Solids. */
export const shapesAndSolids: readonly Family[] = [things, roll, sides, pieces, tower];
