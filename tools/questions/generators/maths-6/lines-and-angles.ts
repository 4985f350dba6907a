import { type Family, inTurn } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";
import { handTurns } from "./turn-of-the-minute-hand";

const topic = "Lines and Angles";

const partner: Family = {
  name: "angle-to-a-right-angle",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [angle, whole] = [draw.int(22, 68), inTurn([90, 360], turn)];
    const given = whole === 90 ? angle : draw.int(95, 250);
    const key = whole - given;
    if (given === 180 || angle === 45 || given % 10 === 0) return undefined;
    return {
      frames: [
        `A door is opened by ${given}°. How many degrees more must it turn to make a right angle with its frame?`,
        `A fan blade has turned through ${given}°. How many degrees more make one full turn?`,
      ],
      ...numeric(degrees, key, [
        [given < 180 ? 180 - given : given - 180, "using 180°"],
        [
          whole === 90 ? 100 - given : 400 - given,
          `taking ${whole === 90 ? "a right angle to be 100°" : "a full turn to be 400°"}`,
        ],
        [given, "giving the same angle again"],
        [key + 10, "a slip of a ten on the way"],
        [key - 10, "a slip of a ten on the way"],
      ]),
      because: `${whole === 90 ? "A right angle" : "A full turn"} is ${whole}°, and ${whole}° − ${given}° = ${key}°.`,
    };
  },
};

const compass = ["north", "east", "south", "west"] as const;
const turns: Family = {
  name: "turns-of-a-compass",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, first, second] = [draw.int(0, 3), draw.one([1, 2, 3]), draw.one([1, 3])];
    const face = (steps: number): string => compass[(((start + steps) % 4) + 4) % 4] ?? "north";
    const isSecondBack = draw.int(0, 1) === 1;
    const key = face(first + (isSecondBack ? -second : second));
    return {
      frames: [
        `A scout faces ${face(0)}. She turns clockwise through ${first * 90}° and then ${isSecondBack ? "anticlockwise" : "clockwise"} through ${second * 90}°. Which way does she face now?`,
        `A toy robot looks to the ${face(0)}. It makes a clockwise turn of ${first * 90}° and then ${isSecondBack ? "an anticlockwise" : "a clockwise"} turn of ${second * 90}°. Where does it look at the end?`,
      ],
      key,
      slips: compass.map((side) => [
        side,
        side === face(first)
          ? "forgetting the second turn"
          : side === face(first + (isSecondBack ? second : -second))
            ? "making the second turn the wrong way"
            : "making a turn the wrong way",
      ]),
      because: `${first * 90}° clockwise leads from ${face(0)} to ${face(first)}. ${second * 90}° ${isSecondBack ? "anticlockwise" : "clockwise"} from there leads to ${key}.`,
    };
  },
};

const roundPoint: Family = {
  name: "angles-round-a-point",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c] = [draw.int(62, 118), draw.int(71, 124), draw.int(38, 89)];
    const key = 360 - a - b - c;
    if (key < 30 || key === 90 || [a, b, c].includes(key)) return undefined;
    return {
      frames: [
        `Four roads meet at a point. The angles between neighbouring roads are ${a}°, ${b}°, ${c}° and one more. How large is this last angle?`,
        `A round cake is cut from its centre into four pieces. Three of them have angles of ${a}°, ${b}° and ${c}°. What is the angle of the fourth piece?`,
      ],
      ...numeric(degrees, key, [
        [400 - a - b - c, "taking a full turn to be 400°"],
        [a + b + c > 180 ? a + b + c - 180 : 0, "using 180°"],
        [360 - a - b, "leaving out one angle"],
        [key + 10, "forgetting to carry a ten in the sum"],
        [key - 10, "a slip of a ten on the way"],
        [180 - c, `looking only at ${c}°`],
      ]),
      because: `All angles round a point make 360°: ${a}° + ${b}° + ${c}° = ${a + b + c}°, and 360° − ${a + b + c}° = ${key}°.`,
    };
  },
};

const crossings: Family = {
  name: "crossing-points",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [parallel, others] = [draw.int(3, 5), draw.int(3, 4)];
    const key = parallel * others + (others * (others - 1)) / 2;
    return {
      frames: [
        `${parallel} parallel roads are crossed by ${others} other straight roads. No two of these ${others} are parallel, and no three roads meet at one point. How many crossings are there?`,
      ],
      ...numeric(String, key, [
        [parallel * others, `leaving out the crossings of the ${others} roads with one another`],
        [((parallel + others) * (parallel + others - 1)) / 2, "forgetting that parallel roads never cross"],
        [parallel + others, "adding the numbers of roads"],
        [parallel * others + others, "adding one crossing for each of the other roads"],
      ]),
      because: `Each of the ${others} roads crosses all ${parallel} parallel ones: ${others} × ${parallel} = ${others * parallel}. Among themselves they make ${(others * (others - 1)) / 2} more: ${key}.`,
    };
  },
};

/** The families of the topic Lines and Angles. */
export const linesAndAngles: readonly Family[] = [partner, turns, roundPoint, handTurns, crossings];
