import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Sectors and Segments";

const area = (value: number): string => `${grouped(value)} cm²`;

const minuteHand: Family = {
  name: "tip-of-the-minute-hand",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [radius, minutes] = [draw.one([7, 10.5, 14, 21]), draw.one([5, 10, 15, 20, 25, 35, 40])];
    const key = turn % 2 === 0 ? (22 * radius * radius * minutes) / 7 / 60 : (44 * radius * minutes) / 7 / 60;
    if (!Number.isInteger(key)) return undefined;
    const arc = (44 * radius * minutes) / 7 / 60;
    const swept = (22 * radius * radius * minutes) / 7 / 60;
    return {
      frames: [
        `The minute hand of a clock is ${radius} cm long. Taking π = 22/7, what area does it sweep over in ${minutes} minutes?`,
        `The tip of a minute hand is ${radius} cm from the centre of the clock. Taking π = 22/7, how far does the tip move in ${minutes} minutes?`,
      ],
      ...numeric(turn % 2 === 0 ? area : (value) => `${grouped(value)} cm`, key, [
        [turn % 2 === 0 ? arc : swept, turn % 2 === 0 ? "found the length of the arc" : "found an area"],
        [key / 6, "took the minutes for degrees"],
        [key / 2, turn % 2 === 0 ? "took half of the angle" : "forgot the factor 2 in 2πr"],
        [turn % 2 === 0 ? 0 : key * 2, "used the diameter where the radius belongs"],
        [key * (60 / minutes - 1), "took the rest of the hour"],
        [key * (60 / minutes), "took a whole turn"],
      ]),
      because: `In ${minutes} minutes the hand makes ${minutes}/60 of a turn, which gives ${minutes}/60 × ${turn % 2 === 0 ? `22/7 × ${radius}²` : `2 × 22/7 × ${radius}`} = ${key} ${turn % 2 === 0 ? "cm²" : "cm"}.`,
    };
  },
};

const quarterSegment: Family = {
  name: "segment-of-a-drawn-quarter",
  topic,
  level: 2,
  draft: (draw) => {
    const radius = draw.one([14, 28, 42, 56, 70]);
    const [sector, triangle] = [(22 * radius * radius) / 28, (radius * radius) / 2];
    return {
      frames: [
        "In the circle drawn, with centre O, take π = 22/7. What is the area of the smaller segment that the chord AB cuts off?",
        "A corner window is the quarter circle OAB of the drawing, and a straight bar joins A and B. Taking π = 22/7, how large is the part between the bar and the arc?",
      ],
      ...numeric(area, sector - triangle, [
        [sector, "forgot to subtract the triangle"],
        [sector + triangle, "added the triangle"],
        [triangle, "gave the triangle"],
        [sector * 4 - triangle, "subtracted from the whole circle"],
        [Math.abs(sector - 2 * triangle), "subtracted a square in place of the triangle"],
        [2 * sector - triangle, "took a half circle"],
      ]),
      because: `The quarter circle has ${grouped(sector)} cm² and the right-angled triangle ${grouped(triangle)} cm²: ${grouped(sector)} − ${grouped(triangle)} = ${grouped(sector - triangle)} cm².`,
      figure: {
        alt: `A circle with the centre O, radii OA and OB of ${radius} cm at a right angle, and the chord AB`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: { O: [0, 0], A: [1, 0], B: [0, 1] },
            circles: ["OA"],
            strokes: ["OABO"],
            angles: [{ at: "AOB", right: true }],
            lengths: [{ at: "OA", text: `${radius} cm` }],
          }),
      },
    };
  },
};

export const sectorsAndSegments: readonly Family[] = [minuteHand, quarterSegment];
