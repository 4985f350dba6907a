import { decimal } from "../words";
import type { Family } from "../family";
import { drawPerson } from "../people";
import { numeric } from "../signed-slips";

const kilos = (hundredths: number): string => `${decimal(hundredths)} kg`;

export const twoBags: Family = {
  name: "decimal-shopping",
  topic: "Decimals",
  level: 1,
  draft: (draw) => {
    const [whole, part] = [draw.int(8, 15) * 100, draw.int(225, 495)];
    const key = whole - part;
    if (part % 10 === 0) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `${name} has a sack of ${whole / 100} kg of flour and uses ${kilos(part)} of it. How much flour is left?`,
        `A gas cylinder held ${whole / 100} kg of gas, and ${kilos(part)} has been burnt. How much gas is left?`,
      ],
      ...numeric(
        kilos,
        key,
        [
          [key + 100, "forgetting the whole that was borrowed"],
          [whole - Math.floor(part / 100) * 100 + (part % 100), "adding the part after the point"],
          [key + 10, "forgetting the tenth that was borrowed"],
          [whole + part, "adding instead of taking away"],
          [whole - part * 10, "moving the point"],
        ],
        10,
      ),
      because: `${whole / 100} = ${whole / 100}.00, and ${whole / 100}.00 − ${decimal(part)} = ${decimal(key)}.`,
    };
  },
};
