import { drawClock } from "../clock";
import { drawSigns } from "../tiles";

const days = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

/** The drawings of Reasoning in class 1 that words do not make, around their items’ `alt`. */
export const oneDrawn: Readonly<Record<string, (alt: string) => string>> = {
  "c1-reasoning-first-days.svg": (alt) =>
    drawSigns({ alt, rows: [days, ["", "1", "2", "3", "4", "5", "6"]] }),
  "c1-reasoning-month-page.svg": (alt) =>
    drawSigns({
      alt,
      rows: [days, ["", "", "", "", "1", "2", "3"], ["4", "5", "6", "7", "8", "9", "10"]],
    }),
  "c1-reasoning-four.svg": (alt) => drawClock({ alt, hour: 4, minute: 0 }),
  "c1-reasoning-seven.svg": (alt) => drawClock({ alt, hour: 7, minute: 0 }),
};
