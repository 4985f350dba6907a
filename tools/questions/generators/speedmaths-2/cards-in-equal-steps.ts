import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawSigns } from "../../figures/tiles";

const make = familiesOf("Missing Numbers");

/** “cards in equal steps”, for the topic of missing-numbers.ts. */
export const cardsInEqualSteps: readonly Family[] = [
  make("cards-in-equal-steps", 1, (draw, turn) => {
    const [step, isDown] = [draw.one([3, 4, 6]), turn % 2 === 1];
    const first = isDown ? draw.int(50, 70) : draw.int(15, 40);
    const way = isDown ? -step : step;
    const row = [0, 1, 2, 3, 4].map((k) => first + k * way);
    const [before = 0, key = 0, after = 0] = row.slice(2);
    return {
      asks: [
        "The cards go on in equal steps. Which number is on the card with the question mark?",
        "The cards go down in equal steps. What is hidden behind the question mark?",
      ],
      key,
      slips: [
        [before + Math.sign(way), "counted on by one from the card before"],
        [after - Math.sign(way), "went to the number next to the last card"],
        [key + 2 * Math.sign(way), "took a step that is 2 too long"],
        [key - 2 * Math.sign(way), "took a step that is 2 too short"],
      ],
      way: `The cards go ${isDown ? "down" : "up"} by ${step}: ${before} ${isDown ? "−" : "+"} ${step} = ${key}.`,
      figure: picture(drawSigns, `Five cards in a row: ${row.map((n) => (n === key ? "?" : n)).join(", ")}`, {
        rows: [row.map((n) => (n === key ? "?" : String(n)))],
      }),
    };
  }),
];
