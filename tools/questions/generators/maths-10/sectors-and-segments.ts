import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Sectors and Segments";

const area = (value: number): string => `${grouped(value)} cm²`;

const sliceOfCircle: Family = {
  name: "slice-of-circle",
  topic,
  level: 1,
  draft: (draw) => {
    const [radius, angle] = [draw.one([7, 14, 21, 28, 42]), draw.one([30, 36, 45, 60, 72, 90, 120])];
    const key = (22 * radius * radius * angle) / 7 / 360;
    if (!Number.isInteger(key)) return undefined;
    return {
      frames: [
        `Take π = 22/7. What is the area of a sector of a circle with radius ${radius} cm and central angle ${angle}°?`,
        `Taking π = 22/7, what area of cloth is in a hand fan that opens to a sector of ${angle}° with a radius of ${radius} cm?`,
      ],
      ...numeric(
        area,
        key,
        [
          [(44 * radius * angle) / 7 / 360, "finding the length of the arc"],
          [2 * key, "taking 180° for the whole circle"],
          [(22 * radius * radius) / 7, "finding the area of the whole circle"],
          [4 * key, "using the diameter for the radius"],
          [(22 * radius * radius) / 7 - key, "finding the area of the rest of the circle"],
          [key / 2, "taking half of the angle"],
        ],
        11,
      ),
      because: `The sector is ${angle}/360 of the circle: ${angle}/360 × 22/7 × ${radius}² = ${grouped(key)} cm².`,
    };
  },
};

const minuteHand: Family = {
  name: "minute-hand",
  topic,
  level: 2,
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
      ...numeric(
        turn % 2 === 0 ? area : (value) => `${grouped(value)} cm`,
        key,
        [
          [
            turn % 2 === 0 ? arc : swept,
            turn % 2 === 0 ? "finding the length of the arc" : "finding an area",
          ],
          [key * 5, "using the angle of 30° for one minute"],
          [key / 2, turn % 2 === 0 ? "taking half of the angle" : "forgetting the factor 2 in 2πr"],
          [key * 2, "using the diameter where the radius belongs"],
          [key * (60 / minutes - 1), "taking the rest of the hour"],
          [key * (60 / minutes), "taking a whole turn"],
        ],
        turn % 2 === 0 ? 11 : 2,
      ),
      because: `In ${minutes} minutes the hand makes ${minutes}/60 of a turn, which gives ${minutes}/60 × ${turn % 2 === 0 ? `22/7 × ${radius}²` : `2 × 22/7 × ${radius}`} = ${key} ${turn % 2 === 0 ? "cm²" : "cm"}.`,
    };
  },
};

const quarterSegment: Family = {
  name: "quarter-segment",
  topic,
  level: 2,
  draft: (draw) => {
    const radius = draw.one([14, 28, 42, 56, 70]);
    const [sector, triangle] = [(22 * radius * radius) / 28, (radius * radius) / 2];
    return {
      frames: [
        `A chord of a circle of radius ${radius} cm has a right angle at the centre. Taking π = 22/7, what is the area of the smaller segment?`,
        `A corner window is a quarter of a circle of radius ${radius} cm. A straight bar joins the ends of the arc. Taking π = 22/7, how large is the part between bar and arc?`,
      ],
      ...numeric(
        area,
        sector - triangle,
        [
          [sector, "forgetting to subtract the triangle"],
          [sector + triangle, "adding the triangle"],
          [triangle, "giving the triangle"],
          [sector * 4 - triangle, "subtracting from the whole circle"],
          [Math.abs(sector - 2 * triangle), "subtracting a square in place of the triangle"],
          [2 * sector - triangle, "taking a half circle"],
        ],
        14,
      ),
      because: `The quarter circle has ${grouped(sector)} cm² and the right-angled triangle ${grouped(triangle)} cm²: ${grouped(sector)} − ${grouped(triangle)} = ${grouped(sector - triangle)} cm².`,
    };
  },
};

export const sectorsAndSegments: readonly Family[] = [sliceOfCircle, minuteHand, quarterSegment];
