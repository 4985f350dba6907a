import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { drawFrom, type Idea, type Span } from "./idea";

/** A painted block is cut into small cubes: how many have so many painted faces? */
export function paintedBlock({
  sides,
  faces,
  isCube,
  ...idea
}: Idea & { sides: Span; faces: readonly (0 | 1 | 2 | 3)[]; isCube: boolean }): Family {
  return {
    ...idea,
    draft: (draw, turn) => {
      const length = drawFrom(draw, sides);
      const [width, height] = isCube ? [length, length] : [drawFrom(draw, sides), drawFrom(draw, sides)];
      const wanted = faces[turn % faces.length] ?? 0;
      const [a, b, c] = [length - 2, width - 2, height - 2];
      if (!isCube && (length <= width || width <= height)) return undefined;
      const counts = [a * b * c, 2 * (a * b + b * c + a * c), 4 * (a + b + c), 8];
      const key = counts[wanted] ?? 0;
      const colour = draw.one(["red", "blue", "green", "yellow"]);
      const size = `${length} cm × ${width} cm × ${height} cm`;
      const asked =
        ["no painted face", "exactly one painted face", "exactly two painted faces", "three painted faces"][
          wanted
        ] ?? "";
      const where =
        [
          "inside, away from every face",
          "in the middle of the faces",
          "on the edges, but not at a corner",
          "at the 8 corners",
        ][wanted] ?? "";
      return {
        frames: [
          isCube
            ? `A wooden cube with edges of ${length} cm is painted ${colour} all over and cut into cubes of 1 cm. How many small cubes have ${asked}?`
            : `A block of ${size} is painted ${colour} on all faces and cut into cubes of 1 cm. How many of the small cubes have ${asked}?`,
          isCube
            ? `${length ** 3} small cubes are glued together to one large cube, which is dipped in ${colour} paint. How many of the small cubes then have ${asked}?`
            : `A carpenter saws a block of ${size}, which is ${colour} outside and plain inside, into cubes of 1 cm. How many of them have ${asked}?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          ...counts.map(
            (value, index) =>
              [
                index === wanted ? 0 : value,
                `counting those with ${index} painted ${index === 1 ? "face" : "faces"}`,
              ] as const,
          ),
          [
            wanted === 2 ? 4 * (length + width + height) : length * width,
            "counting the corner cubes as well",
          ],
          [length * width * height, "counting all small cubes"],
          ...hurriedSlips(key),
          [key + 4, "counting four too many"],
          [key - 4, "counting four too few"],
        ]),
        because: `They lie ${where}: ${[`${a} × ${b} × ${c}`, `2 × (${a} × ${b} + ${b} × ${c} + ${a} × ${c})`, `4 × (${a} + ${b} + ${c})`, "one at each corner"][wanted]} gives ${key}.`,
      };
    },
  };
}
