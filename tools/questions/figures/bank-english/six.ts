import { drawBarGraph } from "../graphs";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";

/** The drawings of English in class 6, around their items’ `alt`. */
export const six: Readonly<Record<string, (alt: string) => string>> = {
  "c6-english-boat-house.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "BOAT HOUSE",
        "1 Life jackets must be worn.",
        "2 You should bring a hat.",
        "3 Children cannot row alone.",
        "4 Pay before you start.",
      ],
    }),
  "c6-english-town-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["", "Museum", "Bakery"],
        ["School", "", "Bank"],
        ["Garden", "Hospital", ""],
      ],
      streets: ["Lake Road", "Fort Road"],
      start: { across: 1, down: 2, faces: "north" },
    }),
  "c6-english-way-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Bus", "Cycle", "On foot"],
      quantity: "Children",
      most: 20,
      step: 5,
      rows: [{ values: [15, 5, 20] }],
    }),
  "c6-english-shop-sign.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      posts: true,
      lines: ["LANE 5", "Keys cut", "Shoes repaired", "Cycles hired out"],
    }),
};
