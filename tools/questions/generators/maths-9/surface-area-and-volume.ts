import type { Family } from "../family";
import { rightTriangles } from "../right-triangles";
import { numeric } from "../signed-slips";
import { grouped, wholeRupees } from "../words";

const topic = "Surface Area and Volume";

const coneSurface: Family = {
  name: "curved-surface-of-a-cone",
  topic,
  level: 1,
  draft: (draw) => {
    const [radius, height, slant] = draw.one(rightTriangles);
    return {
      frames: [
        `A cone has a radius of ${radius} cm and a height of ${height} cm. What is its curved surface area?`,
        `A paper cap is a cone ${height} cm high, and its open base has a radius of ${radius} cm. How much paper does it need?`,
      ],
      ...numeric((value) => `${value}π cm²`, radius * slant, [
        [radius * height, "used the height for the slant height"],
        [radius * slant + radius * radius, "added the base"],
        [2 * radius * slant, "used the formula of a cylinder"],
        [(radius * radius * height) / 3, "found the volume"],
        [height * slant, "used the height for the radius"],
        [radius * radius, "gave the area of the base"],
      ]),
      because: `The slant height is √(${radius}² + ${height}²) = ${slant} cm, so the curved surface is π × ${radius} × ${slant} = ${radius * slant}π cm².`,
    };
  },
};

const grownSphere: Family = {
  name: "grown-sphere",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const percent = draw.one([10, 20, 30, 40, 50, 60]);
    const factor = (100 + percent) / 100;
    const key = turn % 2 === 0 ? (factor ** 2 - 1) * 100 : (factor ** 3 - 1) * 100;
    const exact = Math.round(key * 10) / 10;
    return {
      frames: [
        `The radius of a sphere grows by ${percent}%. By how many per cent does its surface area grow?`,
        `A round balloon is blown up until its radius is ${percent}% greater. By how many per cent does the volume of air in it grow?`,
      ],
      ...numeric(
        (value) => `${Number(value.toFixed(1))}%`,
        exact,
        [
          [
            turn % 2 === 0 ? percent * 2 : percent * 3,
            turn % 2 === 0 ? "doubled the per cent" : "took three times the per cent",
          ],
          [percent, "took every measure to grow by the same per cent"],
          [
            turn % 2 === 0 ? (factor ** 3 - 1) * 100 : (factor ** 2 - 1) * 100,
            turn % 2 === 0 ? "found the growth of the volume" : "found the growth of the surface",
          ],
          [exact + 100, "gave the new size in place of the growth"],
        ].map(([value, mistake]) => [Math.round(Number(value) * 10) / 10, String(mistake)] as const),
      ),
      because: `Each length is ${factor} times as large, so the ${turn % 2 === 0 ? `surface is ${factor}²` : `volume is ${factor}³`} = ${Number((1 + exact / 100).toFixed(3))} times as large: a growth of ${exact}%.`,
    };
  },
};

const tentCloth: Family = {
  name: "tent-cloth",
  topic,
  level: 2,
  draft: (draw) => {
    const [radius, height, slant] = draw.one([
      [7, 24, 25],
      [14, 48, 50],
      [21, 20, 29],
      [21, 28, 35],
      [28, 21, 35],
      [28, 45, 53],
    ] as const);
    const [wide, price] = [draw.int(2, 5), draw.int(2, 9) * 10];
    const area = (22 * radius * slant) / 7;
    const length = area / wide;
    const key = length * price;
    if (!Number.isInteger(length)) return undefined;
    return {
      frames: [
        `A tent is a cone of radius ${radius} m and height ${height} m. The cloth for it is ${wide} m wide and costs ${wholeRupees(price)} a metre of length. With π = 22/7, what does the cloth cost?`,
        `A heap of grain is a cone ${height} m high with a radius of ${radius} m. Canvas ${wide} m wide at ${wholeRupees(price)} a metre of length is to cover it. Taking π = 22/7, what does the canvas cost?`,
      ],
      ...numeric(wholeRupees, key, [
        [key * wide, "forgot the width of the cloth"],
        [((22 * radius * height) / 7 / wide) * price, "used the height for the slant height"],
        [((22 * radius * (slant + radius)) / 7 / wide) * price, "covered the ground as well"],
        [2 * key, "used the formula of a cylinder"],
        [key / 2, "halved the surface"],
      ]),
      because: `The slant height is ${slant} m and the surface 22/7 × ${radius} × ${slant} = ${grouped(area)} m². That is ${grouped(length)} m of cloth at ${wholeRupees(price)}: ${wholeRupees(key)}.`,
    };
  },
};

export const surfaceAreaAndVolume: readonly Family[] = [coneSurface, grownSphere, tentCloth];
