import { subtractWithoutBorrowing } from "../../columns";
import { type Family, inTurn } from "../../family";
import { drawPair } from "../../people";
import { numberSlips } from "../../slips";
import { decimal } from "../../words";

export const decimalDifference: Family = {
  name: "decimal-difference",
  topic: "Decimals",
  level: 2,
  draft: (draw, turn) => {
    const [from, taken] = [draw.int(41, 89) * 10, draw.int(123, 389)];
    const tenths = (from / 10) % 10;
    if (tenths === 0 || taken % 10 === 0 || tenths >= Math.floor(taken / 10) % 10) return undefined;
    const key = from - taken;
    const [first, second] = drawPair(draw);
    const story = inTurn(
      [
        {
          ask: `A water tank is ${decimal(from)} m deep, and the water in it is ${decimal(taken)} m deep. How far is the water below the top of the tank?`,
          unit: " m",
        },
        {
          ask: `${first.name} cycles ${decimal(from)} km and ${second.name} cycles ${decimal(taken)} km. How much farther does ${first.name} cycle?`,
          unit: " km",
        },
      ],
      turn,
    );
    const show = (value: number): string => `${decimal(value)}${story.unit}`;
    return {
      frames: [story.ask],
      key: show(key),
      slips: numberSlips(show, [
        [subtractWithoutBorrowing(from, taken), "taking the smaller digit from the larger in every place"],
        [key + 100, "borrowing from the ones without making them one less"],
        [key + 10, "borrowing from the tenths without making them one less"],
      ]),
      because: `Write ${decimal(from)} as ${decimal(from)}0 and subtract with the points in line: ${decimal(from)}0 − ${decimal(taken)} = ${decimal(key)}.`,
    };
  },
};
