import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Mensuration";

const parallelSides: Family = {
  name: "parallel-sides",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, h] = [draw.int(14, 30), draw.int(6, 13), draw.int(5, 12)];
    if (((a + b) * h) % 2 !== 0) return undefined;
    const area = ((a + b) * h) / 2;
    return {
      frames: [
        `A field has the shape of a trapezium with parallel sides of ${a} m and ${b} m that are ${h} m apart. What is its area?`,
        `A stage is a trapezium: its parallel edges measure ${a} m and ${b} m, and the distance between them is ${h} m. What area of carpet covers the stage?`,
      ],
      ...numeric((value) => `${grouped(value)} m²`, area, [
        [(a + b) * h, "forgetting to halve"],
        [a * b * h, "multiplying all three lengths"],
        [(a * b * h) / 2, "multiplying the parallel sides"],
        [a * h, "treating it as a rectangle on the longer side"],
        [b * h, "treating it as a rectangle on the shorter side"],
        [area + h, "a slip of one in the sum of the sides"],
        [area - h, "a slip of one in the sum of the sides"],
      ]),
      because: `Area = half the sum of the parallel sides times the distance: 1/2 × ${a + b} × ${h} = ${area} m².`,
    };
  },
};

const cylinderHeight: Family = {
  name: "cylinder-height",
  topic,
  level: 2,
  draft: (draw) => {
    const [radius, height] = [draw.one([7, 14, 21, 28]), draw.int(5, 20)];
    const volume = (22 * radius * radius * height) / 7;
    return {
      frames: [
        `Take π = 22/7. A cylindrical tin with a radius of ${radius} cm holds ${grouped(volume)} cm³. How high is it?`,
        `Taking π = 22/7, how high is a cylinder of volume ${grouped(volume)} cm³ whose diameter is ${2 * radius} cm?`,
      ],
      ...numeric((value) => `${value} cm`, height, [
        [height * 2, "halving the area of the base"],
        [height * 4, "using half of the radius"],
        [height * radius, "forgetting to square the radius"],
        [(height * radius) / 2, "using the curved surface in place of the volume"],
        [radius, "giving the radius"],
        [height * 3, "leaving out π"],
      ]),
      because: `The base is 22/7 × ${radius}² = ${grouped((22 * radius * radius) / 7)} cm², and ${grouped(volume)} ÷ ${grouped((22 * radius * radius) / 7)} = ${height} cm.`,
    };
  },
};

const paintedCube: Family = {
  name: "painted-cube",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const n = draw.int(4, 9);
    const [one, two, none] = [6 * (n - 2) ** 2, 12 * (n - 2), (n - 2) ** 3];
    const isOne = turn % 2 === 0;
    const key = isOne ? one : two;
    return {
      frames: [
        `A wooden cube with an edge of ${n} cm is painted red outside and cut into cubes of 1 cm edge. How many of them have exactly one red face?`,
        `The outside of a cube of ${n} cm edge is coloured blue. It is then sawn into 1 cm cubes. How many of these have exactly two blue faces?`,
      ],
      ...numeric(String, key, [
        [isOne ? 6 * n * n : 12 * n, "counting the small cubes at the edges as well"],
        [isOne ? two : one, isOne ? "counting those on the edges" : "counting those inside the faces"],
        [none, "counting the cubes without paint"],
        [isOne ? 6 * (n - 1) ** 2 : 12 * (n - 1), "taking away one row in place of two"],
        [n ** 3 - none, "counting every cube with paint on it"],
        [isOne ? 4 * (n - 2) ** 2 : 8 * (n - 2), "leaving out some of the faces or edges"],
      ]),
      because: isOne
        ? `On each of the 6 faces (${n} − 2)² = ${(n - 2) ** 2} cubes do not touch an edge: 6 × ${(n - 2) ** 2} = ${one}.`
        : `On each of the 12 edges ${n} − 2 = ${n - 2} cubes are no corner: 12 × ${n - 2} = ${two}.`,
    };
  },
};

export const mensuration: readonly Family[] = [parallelSides, cylinderHeight, paintedCube];
