import { type Family, inTurn } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const matchstickShapes: Family = {
  name: "matchstick-shapes",
  topic: "Number Patterns",
  level: 3,
  draft: (draw, turn) => {
    const shape = inTurn(
      [
        { one: "triangle", name: "triangles", sides: 3 },
        { one: "square", name: "squares", sides: 4 },
      ] as const,
      turn,
    );
    const wanted = draw.int(12, 30);
    const step = shape.sides - 1;
    const terms = [1, 2, 3].map((number) => 1 + step * number);
    const key = 1 + step * wanted;
    return {
      frames: [
        `Matchsticks make a row of ${shape.name}, each sharing a side with the next. 1 ${shape.one} takes ${terms[0]} matchsticks, 2 ${shape.name} take ${terms[1]}, and 3 take ${terms[2]}. How many matchsticks do ${wanted} ${shape.name} take?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [wanted * shape.sides, "counting the shared sides twice"],
        [wanted * step, "forgetting the one matchstick at the start"],
        [key + step, `counting ${wanted + 1} ${shape.name}`],
        ...hurriedSlips(key),
      ]),
      because: `The first matchstick stands alone, and each of the ${shape.name} adds ${step}: 1 + ${wanted} × ${step} = ${key}.`,
    };
  },
};
