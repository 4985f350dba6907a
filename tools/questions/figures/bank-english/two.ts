import { drawClock } from "../clock";
import { drawPictureGraph } from "../picture-graph";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";

/** The drawings of English in class 2, around their items’ `alt`. */
export const two: Readonly<Record<string, (alt: string) => string>> = {
  "c2-english-shop-sign.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: ["SHOP", "1 Red apples", "2 Rita’s bread", "3 Sweet milk"],
    }),
  "c2-english-balls.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "ball",
      each: 1,
      unit: "ball",
      rows: [
        { name: "Ali", value: 3 },
        { name: "Bela", value: 2 },
        { name: "Chand", value: 5 },
        { name: "Dipa", value: 3 },
      ],
    }),
  "c2-english-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Shop", "School"],
        ["Pond", "Park"],
      ],
      streets: ["Lake Road"],
      start: { across: 1, down: 1, faces: "north" },
    }),
  "c2-english-clock.svg": (alt) => drawClock({ alt, hour: 7, minute: 0 }),
};
