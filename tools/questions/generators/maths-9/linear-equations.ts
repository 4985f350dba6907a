import { ratio, sumOfTerms } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Linear Equations";

const triangleWithAxes: Family = {
  name: "triangle-at-the-origin",
  topic,
  level: 2,
  draft: (draw) => {
    const [across, up] = [draw.int(2, 12), draw.int(3, 12)];
    const [a, b] = [up, across];
    const divisor = [6, 5, 4, 3, 2].find((value) => a % value === 0 && b % value === 0) ?? 1;
    const [p, q, c] = [a / divisor, b / divisor, (across * up) / divisor];
    if (across === up || (across * up) % 2 !== 0) return undefined;
    const text = `${sumOfTerms([
      [p, "x"],
      [q, "y"],
    ])} = ${c}`;
    return {
      frames: [
        `What is the area, in square units, of the triangle that the line ${text} makes with the two axes?`,
        `The graph of ${text} cuts off a triangle at the corner between the axes. How many square units does the triangle cover?`,
      ],
      ...numeric(String, (across * up) / 2, [
        [across * up, "forgot to halve"],
        [across + up, "added the two intercepts"],
        [p * q * 3 < across * up ? 0 : (p * q) / 2, "used the coefficients for the intercepts"],
        [c / 2, "halved the number on the right"],
        [c, "gave the number on the right"],
      ]),
      because: `The line meets the axes at x = ${c}/${p} = ${ratio(c, p)} and y = ${c}/${q} = ${ratio(c, q)}; half of ${across} × ${up} is ${(across * up) / 2}.`,
    };
  },
};

export const linearEquations: readonly Family[] = [triangleWithAxes];
