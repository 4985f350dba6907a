import { drawClock } from "../clock";
import { drawPictureGraph } from "../picture-graph";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";

/** The drawings of English in class 5, around their items’ `alt`. */
export const five: Readonly<Record<string, (alt: string) => string>> = {
  "c5-english-kites.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "kite",
      each: 2,
      unit: "kites",
      rows: [
        { name: "Mon", value: 4 },
        { name: "Tue", value: 8 },
        { name: "Wed", value: 6 },
        { name: "Thu", value: 2 },
      ],
    }),
  "c5-english-clock.svg": (alt) => drawClock({ alt, hour: 4, minute: 40 }),
  "c5-english-town-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["School", "Bank"],
        ["Bakery", "Clinic"],
        ["Library", ""],
      ],
      streets: ["Park Road", "Mill Road"],
      start: { across: 1, down: 1, faces: "south" },
    }),
  "c5-english-fruit-board.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: ["FRUIT TODAY", "1 Sweet dates", "2 Sour plums", "3 Ripe pairs", "4 Fresh currants"],
    }),
};
