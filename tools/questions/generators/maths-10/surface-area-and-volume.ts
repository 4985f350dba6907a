import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Surface Area and Volume";

const meltedSphere: Family = {
  name: "melted-sphere",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [small, times] = [draw.int(1, 4), draw.int(3, 8)];
    const big = small * times;
    return {
      frames: [
        `A metal ball of radius ${big} cm is melted and cast into small balls of radius ${small} cm. How many small balls are made?`,
        `How many lead shots of diameter ${2 * small} cm can be cast from one lead sphere of diameter ${2 * big} cm?`,
      ],
      ...numeric(
        grouped,
        times ** 3,
        [
          [times, "dividing the radii"],
          [times * times, "comparing the surfaces"],
          [times ** 3 * 8, "mixing up radius and diameter"],
          [4 * times * times, "using a surface formula for one of them"],
          [3 * times, "multiplying by 3 in place of cubing"],
          [times ** 3 + times * times, "a slip in cubing the ratio"],
          [times ** 3 - times, turn % 2 === 0 ? "a slip in cubing the ratio" : "a slip in the third power"],
        ],
        0,
      ),
      because: `Volumes have the ratio of the cubes of the radii: (${big}/${small})³ = ${times}³ = ${times ** 3}.`,
    };
  },
};

const coneOnHemisphere: Family = {
  name: "cone-on-hemisphere",
  topic,
  level: 2,
  draft: (draw) => {
    const [radius, height] = [draw.one([3, 6, 9]), draw.int(4, 15)];
    const [cone, half] = [(radius * radius * height) / 3, (2 * radius ** 3) / 3];
    if (height === radius || height === 2 * radius) return undefined;
    return {
      frames: [
        `A toy is a cone of height ${height} cm on a hemisphere of the same radius, ${radius} cm. What is its volume?`,
        `A spinning top is made of a hemisphere of radius ${radius} cm and a cone of the same radius that is ${height} cm high. How much wood is in it?`,
      ],
      ...numeric(
        (value) => `${value}π cm³`,
        cone + half,
        [
          [cone + 2 * half, "adding a whole sphere"],
          [3 * cone + half, "using a cylinder for the cone"],
          [cone + 3 * half, "forgetting the third in the hemisphere"],
          [cone, "leaving out the hemisphere"],
          [half, "leaving out the cone"],
          [cone + half / 2, "halving the hemisphere once more"],
          [Math.abs(cone - half), "subtracting the two volumes"],
        ],
        3,
      ),
      because: `The cone has 1/3 × π × ${radius}² × ${height} = ${cone}π cm³ and the hemisphere 2/3 × π × ${radius}³ = ${half}π cm³, together ${cone + half}π cm³.`,
    };
  },
};

const hollowedCylinder: Family = {
  name: "hollowed-cylinder",
  topic,
  level: 3,
  draft: (draw) => {
    const [radius, height, slant] = draw.one([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [6, 8, 10],
      [7, 24, 25],
      [4, 3, 5],
      [12, 5, 13],
      [9, 12, 15],
    ] as const);
    const [side, cone, base] = [2 * radius * height, radius * slant, radius * radius];
    return {
      frames: [
        `From a solid cylinder of radius ${radius} cm and height ${height} cm a cone of the same radius and height is hollowed out. What is the total surface of the solid that remains?`,
        `A wooden pen stand is a cylinder ${height} cm high with a radius of ${radius} cm, in which a cone of the same base and height has been carved out. What surface has to be varnished, base included?`,
      ],
      ...numeric(
        (value) => `${value}π cm²`,
        side + cone + base,
        [
          [side + cone, "forgetting the base"],
          [side + cone + 2 * base, "counting both bases"],
          [side - cone + 2 * base, "subtracting the surface of the cone"],
          [side + radius * height + base, "using the height of the cone for its slant height"],
          [side + 2 * base, "finding the surface of the whole cylinder"],
          [radius * height + cone + base, "forgetting the factor 2 of the cylinder"],
        ],
        0,
      ),
      because: `The slant height is √(${radius}² + ${height}²) = ${slant} cm. Side, cone and base make ${side}π + ${cone}π + ${base}π = ${side + cone + base}π cm².`,
    };
  },
};

export const surfaceAreaAndVolume: readonly Family[] = [meltedSphere, coneOnHemisphere, hollowedCylinder];
