import { drawClock } from "../clock";
import { drawSigns } from "../tiles";

const days = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"];

/** The drawings of Reasoning in class 2 that words do not make, around their items’ `alt`. */
export const twoDrawn: Readonly<Record<string, (alt: string) => string>> = {
  "c2-reasoning-calendar-page.svg": (alt) =>
    drawSigns({
      alt,
      rows: [
        days,
        ["", "", "", "1", "2", "3", "4"],
        ["5", "6", "7", "8", "9", "10", "11"],
        ["12", "13", "14", "15", "16", "17", "18"],
      ],
    }),
  "c2-reasoning-two-weeks.svg": (alt) =>
    drawSigns({
      alt,
      rows: [days, ["", "", "", "", "", "", "1"], ["2", "3", "4", "5", "6", "7", "8"]],
    }),
  "c2-reasoning-before-lunch.svg": (alt) => drawClock({ alt, hour: 11, minute: 30 }),
};
