import { drawClock } from "../clock";
import { drawPictureGraph } from "../picture-graph";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";

/** The drawings of English in class 1, around their items’ `alt`. */
export const one: Readonly<Record<string, (alt: string) => string>> = {
  "c1-english-balls.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "ball",
      each: 1,
      unit: "ball",
      rows: [
        { name: "Ali", value: 2 },
        { name: "Mina", value: 1 },
        { name: "Joy", value: 3 },
      ],
    }),
  "c1-english-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Shop", "School"],
        ["Park", "Pond"],
      ],
      streets: ["Lake Road"],
      start: { across: 1, down: 1, faces: "north" },
    }),
  "c1-english-clock.svg": (alt) => drawClock({ alt, hour: 4, minute: 0 }),
  "c1-english-sign.svg": (alt) =>
    drawSignBoard({ alt, heading: true, lines: ["SCHOOL", "1 Come in.", "2 ring the bell.", "3 Sit down."] }),
};
