import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { numberSlips } from "../slips";
import { strips } from "./rectangles-in-a-strip";
import { letters } from "./letters-with-a-mirror-line";

const topic = "Shapes and Symmetry";

const corners: Family = {
  name: "corners-in-all",
  topic,
  level: 1,
  draft: (draw) => {
    const [triangles, squares, circles] = [draw.int(2, 6), draw.int(2, 6), draw.int(2, 4)];
    const key = triangles * 3 + squares * 4;
    if (triangles === squares) return undefined;
    return {
      frames: [
        `A rangoli has ${triangles} triangles, ${squares} squares and ${circles} circles. How many corners do these shapes have in all?`,
        `A child cuts out ${squares} squares, ${circles} circles and ${triangles} triangles. How many straight sides do these shapes have in all?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key + circles, "counting one for each circle"],
        [triangles * 4 + squares * 3, "changing round triangles and squares"],
        [(triangles + squares) * 4, "counting four for each shape"],
        [(triangles + squares) * 3, "counting three for each shape"],
        ...nearMisses(key),
      ]),
      because: `${triangles} × 3 = ${triangles * 3} and ${squares} × 4 = ${squares * 4}, and a circle has none: ${triangles * 3} + ${squares * 4} = ${key}.`,
    };
  },
};

const faces: Family = {
  name: "solid-riddle",
  topic,
  level: 1,
  draft: (_, turn) => {
    const riddle = inTurn(
      [
        {
          key: "cylinder",
          ask: "I have two flat round faces and one curved face. Which solid am I?",
          why: "A cylinder has a flat circle at each end and a curved face around it.",
          beware: "A cone has only one flat round face.",
        },
        {
          key: "cone",
          ask: "I have one flat round face and one curved face, and I come to a point. Which solid am I?",
          why: "A cone has a flat circle as its base and a curved face that runs to a point.",
          beware: "A cylinder has two flat round faces.",
        },
      ],
      turn,
    );
    return {
      frames: [riddle.ask],
      key: riddle.key,
      slips: ["cone", "cylinder", "sphere", "cube", "cuboid"].map((solid) => [solid, "mixing up the solids"]),
      because: riddle.why,
      beware: riddle.beware,
    };
  },
};

const cutCorners: Family = {
  name: "corners-cut-off",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [shape, sides, cut, words] = draw.one([
      ["square", 4, 2, "two corners"],
      ["triangle", 3, 2, "two corners"],
      ["pentagon", 5, 1, "one corner"],
    ] as const);
    const key = sides + cut;
    return {
      frames: [
        `A sheet of paper is a ${shape}. ${words === "one corner" ? "One corner is" : "Two corners are"} cut off with a straight cut each, and no two cuts touch. How many corners does the paper have now?`,
        `From a ${shape} of card, ${words} are snipped off, each with one small straight cut. How many corners does the card have then?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [sides - cut, "taking the cut corners away and forgetting the new ones"],
        [sides, "thinking that the number stays the same"],
        [sides + 2 * cut, "forgetting that the old corners are gone"],
        ...nearMisses(key),
      ]),
      because: `Each cut takes away one corner and makes two new ones, so there is one corner more for each cut: ${sides} + ${cut} = ${key}.`,
    };
  },
};

/** The families of the topic Shapes and Symmetry. */
export const shapesAndSymmetry: readonly Family[] = [corners, letters, faces, cutCorners, strips];
