import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";
import { wholeRupees } from "../words";

const topic = "Graphs";

const fourthCorner: Family = {
  name: "fourth-corner",
  topic,
  level: 1,
  draft: (draw) => {
    const [x, y, wide, high] = [draw.int(1, 6), draw.int(1, 6), draw.int(2, 7), draw.int(2, 7)];
    if (wide === high || x === y) return undefined;
    const point = (a: number, b: number): string => `(${a}, ${b})`;
    const [p, q, r] = [point(x, y), point(x + wide, y), point(x + wide, y + high)];
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `Three corners of a rectangle are ${p}, ${q} and ${r}. Which point is the fourth corner?`,
        `${name} plots ${p}, ${q} and ${r} on squared paper and wants a rectangle. Which point must ${they} plot next?`,
      ],
      key: point(x, y + high),
      slips: [
        [point(y + high, x), "changing the two coordinates round"],
        [point(x + wide, y - high + 2 * high + 1), "going up the wrong side"],
        [point(y, x + wide), "changing round the coordinates of a corner that is there already"],
        [point(x, high), "giving the height in place of the second coordinate"],
        [point(wide, y + high), "giving the width in place of the first coordinate"],
      ],
      because: `The fourth corner lies above ${p} and as high as ${r}, so it has the first coordinate ${x} and the second ${y + high}.`,
    };
  },
};

const steadyCyclist: Family = {
  name: "steady-cyclist",
  topic,
  level: 1,
  draft: (draw) => {
    const [speed, a, b] = [draw.int(9, 18), draw.int(2, 4), draw.int(5, 9)];
    return {
      frames: [
        `A distance-time graph of a cyclist is a straight line through (0, 0) and (${a}, ${a * speed}), with hours across and km upwards. How far has the cyclist gone after ${b} hours?`,
        `A graph shows time in hours across and the distance of a boat in km upwards. It is a straight line from (0, 0) through (${a}, ${a * speed}). Which distance does it show at ${b} hours?`,
      ],
      ...numeric(
        (value) => `${value} km`,
        b * speed,
        [
          [a * speed + b - a, "adding the hours to the distance"],
          [a * speed, "reading the height of the point that is given"],
          [a * speed * b, `multiplying ${a * speed} by ${b}`],
          [(b - a) * speed, "counting only the hours after the point"],
          [(b + 1) * speed, "reading one hour too far"],
          [(b - 1) * speed, "reading one hour too early"],
        ],
        2,
      ),
      because: `The line rises ${a * speed} ÷ ${a} = ${speed} km in every hour, so at ${b} hours it is at ${b} × ${speed} = ${b * speed} km.`,
    };
  },
};

const fixedCharge: Family = {
  name: "fixed-charge",
  topic,
  level: 2,
  draft: (draw) => {
    const [fixed, rate, a, gap] = [draw.int(4, 15) * 5, draw.int(6, 14), draw.int(2, 6), draw.int(3, 8)];
    const b = a + gap;
    const [low, high] = [fixed + a * rate, fixed + b * rate];
    return {
      frames: [
        `The graph of a taxi fare in rupees against the distance in km is a straight line through (${a}, ${low}) and (${b}, ${high}). Where does it meet the fare axis?`,
        `A cook’s price list is a straight line: (${a}, ${low}) and (${b}, ${high}) lie on it, with plates across and rupees upwards. How much is charged before the first plate?`,
      ],
      ...numeric(
        wholeRupees,
        fixed,
        [
          [rate, "giving the slope, the charge for each unit"],
          [low - a, "taking 1 rupee for each unit"],
          [high - low, "giving the difference of the two heights"],
          [low, "reading the height of the first point"],
          [fixed + rate, "going back one unit too few"],
          [fixed - rate, "going back one unit too many"],
          [fixed + 2 * rate, "going back two units too few"],
        ],
        5,
      ),
      because: `The line rises (${high} − ${low}) ÷ (${b} − ${a}) = ${rate} for each unit, so at 0 it stands at ${low} − ${a} × ${rate} = ${fixed}.`,
    };
  },
};

export const graphs: readonly Family[] = [fourthCorner, steadyCyclist, fixedCharge];
