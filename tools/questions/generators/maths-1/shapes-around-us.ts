import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { riddle } from "./shape-riddle";
import { count } from "./corners-of-shapes";

const topic = "Shapes Around Us";

const things: Family = {
  name: "shape-of-a-thing",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [key, names] = inTurn<readonly [string, readonly string[]]>(
      [
        ["circle", ["bangle", "coin", "roti"]],
        ["rectangle", ["door", "ruler", "ten-rupee note"]],
      ],
      turn,
    );
    const thing = draw.one(names);
    return {
      frames: [
        `Look at a ${thing}. Which shape does it have?`,
        `You draw a line all round a ${thing}. Which shape do you get?`,
      ],
      key,
      slips: ["triangle", turn % 2 === 0 ? "square" : "circle", turn % 2 === 0 ? "rectangle" : "star"].map(
        (shape) => [shape, "mixing up the shapes"],
      ),
      because:
        key === "circle"
          ? `A ${thing} is round and has no corners.`
          : `A ${thing} has four corners, two long sides and two short sides.`,
      beware: key === "circle" ? "A square has four corners." : "A triangle has only three corners.",
    };
  },
};

const sticks: Family = {
  name: "sticks-for-a-shape",
  topic,
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const sides = inTurn([4, 3], turn);
    const [many, rest] = [draw.int(2, 4), draw.int(1, 2)];
    const all = many * sides + rest;
    const name = sides === 4 ? "square" : "triangle";
    return {
      frames: [
        `One ${name} needs ${sides} sticks. You have ${all} sticks. How many ${name}s can you make?`,
        `Meera makes ${name}s. Each one takes ${sides} sticks. She has ${all} sticks. How many can she make?`,
      ],
      key: String(many),
      slips: numberSlips(String, [
        [many + 1, "making one more than the sticks allow"],
        [all - sides, `taking away only ${sides}`],
        [sides, "giving the sticks for one shape"],
        ...nearMisses(many),
      ]),
      because: `${many} ${name}s need ${many * sides} sticks. For one more there are not enough.`,
    };
  },
};

const mixed: Family = {
  name: "two-kinds-of-shapes",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [triangles, circles] = [draw.int(2, 3), draw.int(2, 4)];
    const key = triangles * 3 + 4;
    return {
      frames: [
        `A picture has ${triangles} triangles, ${circles} circles and one square. How many corners are there in all?`,
        `You cut out one square, ${circles} circles and ${triangles} triangles. How many corners do they have in all?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + circles, "counting a corner for each circle"],
        [triangles * 3, "forgetting the square"],
        [triangles * 4 + 3, "changing round 3 and 4"],
        [triangles + circles + 1, "counting the shapes"],
        ...nearMisses(key),
      ]),
      because: `A circle has no corner. ${triangles} triangles have ${triangles * 3} and the square has 4: ${triangles * 3} + 4 = ${key}.`,
    };
  },
};

/** The families of the topic Shapes Around Us. */
export const shapesAroundUs: readonly Family[] = [things, count, riddle, sticks, mixed];
