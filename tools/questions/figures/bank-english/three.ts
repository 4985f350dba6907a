import { drawClock } from "../clock";
import { drawPictureGraph } from "../picture-graph";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";

/** The drawings of English in class 3, around their items’ `alt`. */
export const three: Readonly<Record<string, (alt: string) => string>> = {
  "c3-english-bus-sign.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      posts: true,
      lines: ["BUS STOP", "1 To Pune and Nashik", "2 To the old fort", "3 To the river kosi"],
    }),
  "c3-english-flowers.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "flower",
      each: 1,
      unit: "flower",
      rows: [
        { name: "Asha", value: 4 },
        { name: "Bala", value: 2 },
        { name: "Chitra", value: 5 },
        { name: "Dinu", value: 4 },
      ],
    }),
  "c3-english-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Shop", "School"],
        ["Well", "Park"],
      ],
      streets: ["Tank Road"],
      start: { across: 1, down: 1, faces: "north" },
    }),
  "c3-english-clock.svg": (alt) => drawClock({ alt, hour: 8, minute: 30 }),
};
