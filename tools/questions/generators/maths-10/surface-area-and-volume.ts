import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Surface Area and Volume";

const hollowedCylinder: Family = {
  name: "cylinder-less-a-cone",
  topic,
  level: 2,
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
        `A wooden pen stand is a cylinder ${height} cm high with a radius of ${radius} cm, in which a cone of the same base and height has been carved out. What total surface has to be varnished, with the base?`,
      ],
      ...numeric((value) => `${value}π cm²`, side + cone + base, [
        [side + cone, "forgot the base"],
        [side + cone + 2 * base, "counted both bases"],
        [side - cone + 2 * base, "subtracted the surface of the cone"],
        [side + radius * height + base, "used the height of the cone for its slant height"],
        [side + 2 * base, "found the surface of the whole cylinder"],
        [radius * height + cone + base, "forgot the factor 2 of the cylinder"],
      ]),
      because: `The slant height is √(${radius}² + ${height}²) = ${slant} cm. Side, cone and base make ${side}π + ${cone}π + ${base}π = ${side + cone + base}π cm².`,
    };
  },
};

export const surfaceAreaAndVolume: readonly Family[] = [hollowedCylinder];
