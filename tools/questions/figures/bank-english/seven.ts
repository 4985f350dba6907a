import { drawBarGraph } from "../graphs";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";

/** The drawings of English in class 7, around their items’ `alt`. */
export const seven: Readonly<Record<string, (alt: string) => string>> = {
  "c7-english-hill-camp.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "HILL CAMP",
        "1 Fires may be lit in pits only.",
        "2 You should boil the water.",
        "3 Tents need not be booked.",
        "4 You may ask for a map.",
      ],
    }),
  "c7-english-dog-sign.svg": (alt) =>
    drawSignBoard({ alt, heading: true, lines: ["BEWARE OF THE DOG", "Ring the bell and wait."] }),
  "c7-english-town-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["School", "Bank", "Clinic"],
        ["", "Library", ""],
        ["Park", "", "Market"],
      ],
      streets: ["Tank Road", "Mill Road"],
      start: { across: 1, down: 1, faces: "east" },
    }),
  "c7-english-rain-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Jun", "Jul", "Aug", "Sep"],
      quantity: "Rainy days",
      most: 25,
      step: 5,
      rows: [{ values: [10, 20, 20, 5] }],
    }),
};
