import { drawClock } from "../clock";
import { drawPictureGraph } from "../picture-graph";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";

/** The drawings of English in class 4, around their items’ `alt`. */
export const four: Readonly<Record<string, (alt: string) => string>> = {
  "c4-english-books.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "book",
      each: 1,
      unit: "book",
      rows: [
        { name: "Anu", value: 3 },
        { name: "Bina", value: 5 },
        { name: "Chintu", value: 2 },
        { name: "Dev", value: 5 },
      ],
    }),
  "c4-english-town-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["School", "Shop"],
        ["Well", ""],
      ],
      streets: ["Lake Road"],
      start: { across: 1, down: 1, faces: "north" },
    }),
  "c4-english-sweet-sign.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "RADHA’S SWEETS",
        "1 Don’t miss our jalebis.",
        "2 Fresh laddoo’s daily.",
        "3 It’s all made here.",
      ],
    }),
  "c4-english-clock.svg": (alt) => drawClock({ alt, hour: 7, minute: 45 }),
};
