import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Mensuration";

const parallelSides: Family = {
  name: "area-of-a-drawn-trapezium",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, h] = [draw.int(14, 30), draw.int(6, 13), draw.int(5, 12)];
    if (((a + b) * h) % 2 !== 0) return undefined;
    const area = ((a + b) * h) / 2;
    return {
      frames: [
        "What is the area of the field drawn, in which AB and DC are parallel?",
        "The stage of a hall is drawn; AB and DC are parallel. What area of carpet covers it?",
      ],
      ...numeric((value) => `${grouped(value)} m²`, area, [
        [(a + b) * h, "forgot to halve"],
        [a * b * h, "multiplied all three lengths"],
        [(a * b * h) / 2, "multiplied the parallel sides"],
        [((a + b) * (h + 2)) / 2, "took the slanting side for the height"],
        [a * h, "treated it as a rectangle on the longer side"],
        [b * h, "treated it as a rectangle on the shorter side"],
      ]),
      because: `Area = half the sum of the parallel sides times the distance: 1/2 × ${a + b} × ${h} = ${area} m².`,
      figure: {
        alt: `A trapezium ABCD with the parallel sides AB = ${a} m and DC = ${b} m; the height DE is ${h} m, and the slanting side BC ${h + 2} m`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: { A: [0, 0], B: [10, 0], C: [7, 4.5], D: [2, 4.5], E: [2, 0], p: [3, 0], q: [9, 0] },
            unnamed: ["p", "q"],
            strokes: ["ABCDA"],
            dashed: ["DE"],
            angles: [{ at: "DEB", right: true }],
            lengths: [
              { at: "DC", text: `${b} m` },
              { at: "BC", text: `${h + 2} m` },
              { at: "DE", text: `${h} m` },
              { at: "pq", text: `${a} m` },
            ],
          }),
      },
    };
  },
};

const cylinderHeight: Family = {
  name: "height-from-a-volume",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [radius, height] = [draw.one([7, 14, 21, 28]), draw.int(5, 20)];
    const volume = (22 * radius * radius * height) / 7;
    return {
      frames: [
        `Take π = 22/7. A cylinder with a radius of ${radius} cm has a volume of ${grouped(volume)} cm³. How high is it?`,
        `Taking π = 22/7, how high is a cylinder of volume ${grouped(volume)} cm³ whose diameter is ${2 * radius} cm?`,
      ],
      ...numeric((value) => `${value} cm`, height, [
        ...(turn % 2 === 1
          ? ([
              [height / 4, "took the diameter for the radius"],
              [height / 2, "took 2πr² for the area of the base"],
              [radius, "gave the radius"],
            ] as const)
          : []),
        [height * 2, "halved the area of the base"],
        [height * 4, "used half of the radius"],
        [height * radius, "forgot to square the radius"],
        [(height * radius) / 2, "used the curved surface in place of the volume"],
        [radius, "gave the radius"],
        [height * 3, "left out π"],
      ]),
      because: `The base is 22/7 × ${radius}² = ${grouped((22 * radius * radius) / 7)} cm², and ${grouped(volume)} ÷ ${grouped((22 * radius * radius) / 7)} = ${height} cm.`,
    };
  },
};

const paintedCube: Family = {
  name: "faces-with-paint",
  topic,
  level: 2,
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
        [isOne ? 6 * n * n : 12 * n, "counted the small cubes at the edges as well"],
        [isOne ? two : one, isOne ? "counted those on the edges" : "counted those inside the faces"],
        [none, "counted the cubes without paint"],
        [isOne ? 6 * (n - 1) ** 2 : 12 * (n - 1), "took away one row in place of two"],
        [n ** 3 - none, "counted every cube with paint on it"],
        [isOne ? 4 * (n - 2) ** 2 : 8 * (n - 2), "left out some of the faces or edges"],
      ]),
      because: isOne
        ? `On each of the 6 faces (${n} − 2)² = ${(n - 2) ** 2} cubes do not touch an edge: 6 × ${(n - 2) ** 2} = ${one}.`
        : `On each of the 12 edges ${n} − 2 = ${n - 2} cubes are no corner: 12 × ${n - 2} = ${two}.`,
    };
  },
};

export const mensuration: readonly Family[] = [parallelSides, cylinderHeight, paintedCube];
