import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";

const centimetres = (value: number): string => `${value} cm`;

export const bend: Family = {
  name: "same-wire-new-shape",
  topic: "Perimeter",
  level: 2,
  count: 1,
  draft: (draw, turn) => {
    const side = draw.int(6, 18);
    const toSquare = turn % 2 === 0;
    const round = 12 * side;
    const key = toSquare ? round / 4 : round / 3;
    const given = toSquare ? round / 3 : round / 4;
    return {
      frames: [
        `A wire makes a triangle with three equal sides of ${given} cm. The same wire is bent into a square. How long is each side of the square?`,
        `A string fits exactly round a square with sides of ${given} cm. It is laid as a triangle with three equal sides. How long is each side of the triangle?`,
      ],
      key: centimetres(key),
      slips: numberSlips(centimetres, [
        [round, "giving the length of the whole wire"],
        [given, "keeping the side as it is"],
        [toSquare ? given - 1 : given + 1, "changing the side by one because there is one side more or less"],
        [round / 6, "sharing by 6"],
        [round / 2, "sharing by 2"],
        [toSquare ? given + 3 : given - 3, "making the side change the wrong way"],
        ...hurriedSlips(key),
      ]),
      because: toSquare
        ? `The wire is 3 × ${given} = ${round} cm long, and a square has 4 equal sides: ${round} ÷ 4 = ${key} cm.`
        : `The string is 4 × ${given} = ${round} cm long, and the triangle has 3 equal sides: ${round} ÷ 3 = ${key} cm.`,
    };
  },
};
