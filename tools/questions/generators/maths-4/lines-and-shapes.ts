import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { range } from "../whole";
import { lineNames } from "./names-of-lines";

const topic = "Lines and Shapes";

const radius: Family = {
  name: "radius-and-diameter",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const isDiameterAsked = turn % 2 === 0;
    const half = isDiameterAsked ? draw.int(26, 34) : draw.int(9, 16);
    const key = isDiameterAsked ? half * 2 : half;
    const given = isDiameterAsked ? half : half * 2;
    return {
      frames: [
        `The spoke of a bicycle wheel goes from its centre to its edge and is ${given} cm long. What is the diameter of the wheel?`,
        `A round plate is ${given} cm across, measured through its centre. What is its radius?`,
      ],
      key: `${key} cm`,
      slips: numberSlips(
        (value) => `${value} cm`,
        [
          [given, "taking radius and diameter to be the same"],
          [isDiameterAsked ? given / 2 : given * 2, "doubling and halving the wrong way round"],
          [given * 4, "multiplying by 4"],
          [isDiameterAsked ? given * 3 : given / 4, `using the wrong number`],
          [key + 2, "a slip of two"],
          [key - 2, "a slip of two"],
          [key + 10, "a slip of a ten on the way"],
        ],
      ),
      because: isDiameterAsked
        ? `The spoke is the radius, and the diameter is twice as long: 2 × ${given} = ${key} cm.`
        : `The radius is half of the diameter: ${given} ÷ 2 = ${key} cm.`,
    };
  },
};

const solidCounts: Family = {
  name: "joined-solids",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [cubes, others] = [draw.int(2, 4), draw.int(2, 5)];
    const part = inTurn(
      [
        { name: "faces", cube: 6, pyramid: 5 },
        { name: "edges", cube: 12, pyramid: 8 },
      ],
      turn,
    );
    if (cubes === others) return undefined;
    const key = cubes * part.cube + others * part.pyramid;
    return {
      frames: [
        `A box of blocks has ${cubes} cubes and ${others} pyramids with a square base. How many ${part.name} do all these blocks have in all?`,
        `From sticks, one for each edge, a class builds ${cubes} cubes and ${others} pyramids with a square base. How many sticks does it need?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [(cubes + others) * part.cube, "counting the pyramids like cubes"],
        [
          cubes * part.cube + others * (part.pyramid - 1),
          turn % 2 === 0 ? "forgetting the base of each pyramid" : "giving a pyramid one edge too few",
        ],
        [cubes * (18 - part.cube) + others * part.pyramid, "mixing up the faces and the edges of a cube"],
        [cubes * part.pyramid + others * part.cube, "changing round cubes and pyramids"],
        [(cubes + others) * part.pyramid, "counting the cubes like pyramids"],
      ]),
      because: `A cube has ${part.cube} ${part.name} and a square pyramid has ${part.pyramid}: ${cubes} × ${part.cube} + ${others} × ${part.pyramid} = ${key}.`,
    };
  },
};

const segments: Family = {
  name: "segments-on-a-line",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const points = draw.int(4, 8);
    const steps = range(1, points - 1).toReversed();
    const key = (points * (points - 1)) / 2;
    return {
      frames: [
        `${points} points are marked on a straight line. How many different line segments have two of these points as their ends?`,
        `${points} villages lie along one straight road. A map names the piece of road between every two of them. How many pieces, long and short, are named?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [points - 1, "counting only the pieces between neighbours"],
        [points * (points - 1), "counting each piece twice, once from each end"],
        [points, "counting the points"],
        [key + points, "counting each point as a piece too"],
        ...nearMisses(key),
      ]),
      because: `The first point makes a piece with ${points - 1} others, the next one with ${points - 2} new ones, and so on: ${steps.join(" + ")} = ${key}.`,
    };
  },
};

/** The families of the topic Lines and Shapes. */
export const linesAndShapes: readonly Family[] = [radius, lineNames, solidCounts, segments];
