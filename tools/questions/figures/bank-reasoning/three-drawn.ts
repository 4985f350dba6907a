import { drawClock } from "../clock";
import { drawFoldedPaper, drawOpenSheet } from "../folded-paper";
import type { Point } from "../points";
import { drawSigns } from "../tiles";
import { byOption } from "./by-words";

const sheet =
  (...holes: readonly Point[]) =>
  (alt: string) =>
    drawOpenSheet({ alt, holes });

/** The drawings of Reasoning in class 3 that words do not make, around their items’ `alt`. */
export const threeDrawn: Readonly<Record<string, (alt: string) => string>> = {
  "c3-reasoning-lesson.svg": (alt) => drawClock({ alt, hour: 4, minute: 40 }),
  "c3-reasoning-month-begins.svg": (alt) =>
    drawSigns({
      alt,
      rows: [
        ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
        ["", "", "1", "2", "3", "4", "5"],
      ],
    }),
  "c3-reasoning-one-fold.svg": (alt) => drawFoldedPaper({ alt, folds: ["left"], holes: [[0.85, 0.2]] }),
  ...byOption("c3-reasoning-one-fold-open", {
    "two holes at the top, one on each side": sheet([0.15, 0.2], [0.85, 0.2]),
    "one hole at the upper right": sheet([0.85, 0.2]),
    "two holes on the right, one above the other": sheet([0.85, 0.2], [0.85, 0.8]),
    "two holes at the top, both near the middle": sheet([0.4, 0.2], [0.6, 0.2]),
  }),
};
