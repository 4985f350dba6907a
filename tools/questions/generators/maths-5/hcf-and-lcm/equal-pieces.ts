import { type Family, inTurn } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { hcf } from "../../whole";

export const equalPieces: Family = {
  name: "longest-equal-pieces",
  topic: "HCF and LCM",
  level: 2,
  draft: (draw, turn) => {
    const [part, first, second] = [draw.one([6, 8, 9, 12, 14, 15, 18]), draw.int(3, 5), draw.int(4, 7)];
    const [a, b] = [part * first, part * second];
    if (first >= second || hcf(first, second) > 1 || b > 110) return undefined;
    const { name, they } = drawPerson(draw);
    const story = inTurn(
      [
        {
          ask: `${name} has two ribbons, ${a} cm and ${b} cm long. ${they === "she" ? "She" : "He"} cuts both into pieces of the same length and wastes nothing. What is the greatest possible length of a piece?`,
          show: (value: number) => `${value} cm`,
        },
        {
          ask: `A gardener has ${a} marigolds and ${b} roses. Each row gets only one kind of flower, and all rows have the same number of plants. What is the greatest possible number of plants in a row?`,
          show: String,
        },
      ],
      turn,
    );
    const prime = [2, 3, 7].find((divisor) => part % divisor === 0) ?? part;
    return {
      frames: [story.ask],
      key: story.show(part),
      slips: numberSlips(story.show, [
        [part / prime, "took a common factor that is not the highest"],
        [first + second, "counted the pieces instead of measuring one"],
        [b - a, "took the difference of the two numbers"],
        [a, "took the smaller number itself"],
      ]),
      because: `The number must divide both ${a} and ${b} and be as great as possible: it is their HCF, ${story.show(part)}.`,
    };
  },
};
