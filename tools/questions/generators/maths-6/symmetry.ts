import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { linesOf } from "./mirror-lines-in-all";
import { words } from "./letters-of-a-word";

const topic = "Symmetry";

const folded: Family = {
  name: "holes-after-folding",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [folds, holes] = [draw.int(2, 3), draw.int(2, 6)];
    const key = holes * 2 ** folds;
    return {
      frames: [
        `A sheet of paper is folded in half ${folds} times, and ${holes} holes are punched through all its layers, away from the folds. How many holes does the sheet have when it is opened?`,
        `A napkin is halved by folding ${folds} times. ${holes} small stars are cut through all layers, none on a fold. How many stars are there when it is unfolded?`,
      ],
      ...numeric(String, key, [
        [holes * 2 * folds === key ? holes * 3 : holes * 2 * folds, "adding layers instead of doubling them"],
        [holes * 2 ** (folds - 1), "counting one fold too few"],
        [holes * 2 ** (folds + 1), "counting one fold too many"],
        [holes * folds, `multiplying by ${folds}`],
        [holes + 2 ** folds, "adding the number of layers"],
      ]),
      because: `Each fold doubles the layers, so ${folds} folds make ${2 ** folds} layers: ${holes} × ${2 ** folds} = ${key}.`,
    };
  },
};

const mirrorPoint: Family = {
  name: "distance-to-the-mirror-image",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [near, step] = [draw.int(35, 90), draw.int(12, 30)];
    const key = 2 * (near - step);
    if (near - step < 15) return undefined;
    return {
      frames: [
        `A girl stands ${near} cm before a flat mirror and moves ${step} cm towards it. How far is she from her image then, in cm?`,
        `A dot is ${near} mm from a mirror line. It is moved ${step} mm nearer to the line. How far apart are the dot and its mirror image now, in mm?`,
      ],
      ...numeric(String, key, [
        [near - step, "measuring only to the mirror"],
        [2 * near - step, "thinking that the image does not move"],
        [2 * (near + step), "moving away instead of nearer"],
        [2 * near, "forgetting the move"],
        [key + 10, "a slip of a ten on the way"],
        [key - 10, "a slip of a ten on the way"],
      ]),
      because: `The distance to the mirror is ${near} − ${step} = ${near - step}, and the image is as far behind it: 2 × ${near - step} = ${key}.`,
    };
  },
};

const mirrorClock: Family = {
  name: "clock-in-a-mirror",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [hour, minute] = [draw.int(1, 10), draw.int(1, 11) * 5];
    const show = (minutes: number): string =>
      `${Math.floor(((minutes + 720) % 720 || 720) / 60) || 12}:${String((minutes + 720) % 60).padStart(2, "0")}`;
    const seen = hour * 60 + minute;
    const key = 720 - seen;
    if (minute === 30 || Math.abs(seen - key) < 60) return undefined;
    return {
      frames: [
        `A wall clock without numbers shows ${show(seen)} when it is seen in a mirror. What is the right time?`,
        `A barber sees the clock behind him in the mirror. It has only strokes for the hours and seems to show ${show(seen)}. What time is it?`,
      ],
      key: show(key),
      slips: [
        [show(key + 60), "taking away the hours from 12 without the minutes"],
        [show(Math.floor(key / 60) * 60 + minute), "turning round only the hour"],
        [show(hour * 60 + 60 - minute), "turning round only the minutes"],
        [show(seen), "reading the mirror image as it is"],
        [show(key - 60), "going one hour too far"],
      ],
      because: `In a mirror the clock runs backwards, so the right time is as long before 12 o’clock as the image is after it: ${show(key)}.`,
    };
  },
};

/** The families of the topic Symmetry. */
export const symmetry: readonly Family[] = [linesOf, words, folded, mirrorPoint, mirrorClock];
