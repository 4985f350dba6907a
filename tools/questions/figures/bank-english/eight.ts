import { drawBarGraph } from "../graphs";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";

/** The drawings of English in class 8, around their items’ `alt`. */
export const eight: Readonly<Record<string, (alt: string) => string>> = {
  "c8-english-kitchen-board.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "HOSTEL KITCHEN",
        "1 Aprons must be worn.",
        "2 Knives should be washed at once.",
        "3 Only the cook may light the gas.",
        "4 Visitors need not sign the book.",
      ],
    }),
  "c8-english-fair-notice.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "SCHOOL FAIR",
        "1 Come and see our stalls.",
        "2 The number of stalls have grown.",
        "3 Entry is free for children.",
        "4 Snacks are sold at the gate.",
      ],
    }),
  "c8-english-club-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Chess", "Drama", "Yoga"],
      quantity: "Pupils",
      most: 40,
      step: 10,
      rows: [
        { name: "June", values: [10, 30, 40] },
        { name: "August", values: [20, 30, 20] },
      ],
    }),
  "c8-english-town-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Bank", "", "Clinic"],
        ["", "School", ""],
        ["Mill", "", "Museum"],
      ],
      streets: ["Canal Road", "Hill Road"],
      start: { across: 2, down: 1, faces: "south" },
    }),
};
