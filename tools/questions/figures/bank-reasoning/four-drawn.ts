import { drawClock } from "../clock";
import { drawFamilyChart } from "../family-chart";
import { drawFoldedPaper, drawOpenSheet } from "../folded-paper";
import { drawGeometry } from "../geometry";
import { drawBeforeMirror, drawImage, type Image } from "../mirror";
import type { Point } from "../points";
import { drawSigns } from "../tiles";
import { byOption } from "./by-words";

const fog = (image: Image) => (alt: string) => drawImage({ alt, subject: { words: "FOG" }, image });
const sheet =
  (...holes: readonly Point[]) =>
  (alt: string) =>
    drawOpenSheet({ alt, holes });

/** The drawings of Reasoning in class 4 that words do not make, around their items’ `alt`. */
export const fourDrawn: Readonly<Record<string, (alt: string) => string>> = {
  "c4-reasoning-matchsticks.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 0], B: [1, 1.7], C: [2, 0], D: [3, 1.7], E: [4, 0] },
      strokes: ["ABC", "BD", "CDE", "ACE"],
      unnamed: ["A", "B", "C", "D", "E"],
    }),
  "c4-reasoning-torn-calendar.svg": (alt) =>
    drawSigns({
      alt,
      rows: [
        ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
        ["", "", "", "1", "2", "3", "4"],
        ["5", "6", "7", "8", "9", "10", "11"],
      ],
    }),
  "c4-reasoning-play-begins.svg": (alt) => drawClock({ alt, hour: 10, minute: 35 }),
  "c4-reasoning-family-chart.svg": (alt) =>
    drawFamilyChart({
      alt,
      members: [
        { name: "A", at: [1, 0], isWoman: true },
        { name: "B", at: [2.5, 0], isWoman: false },
        { name: "E", at: [0, 1], isWoman: true },
        { name: "C", at: [1.2, 1], isWoman: false },
        { name: "D", at: [3, 1], isWoman: true },
        { name: "F", at: [0.6, 2], isWoman: false },
      ],
      couples: [
        { pair: ["A", "B"], children: ["C", "D"] },
        { pair: ["E", "C"], children: ["F"] },
      ],
    }),
  "c4-reasoning-fog.svg": (alt) => drawBeforeMirror({ alt, subject: { words: "FOG" }, surface: "mirror" }),
  "c4-reasoning-punched.svg": (alt) =>
    drawFoldedPaper({ alt, folds: ["left", "top"], holes: [[0.85, 0.85]] }),
  "c4-reasoning-cousin-chart.svg": (alt) =>
    drawFamilyChart({
      alt,
      members: [
        { name: "A", at: [2.6, 0], isWoman: true },
        { name: "B", at: [3.6, 0], isWoman: false },
        { name: "D", at: [0, 1], isWoman: true },
        { name: "C", at: [1, 1], isWoman: false },
        { name: "E", at: [2.6, 1], isWoman: true },
        { name: "F", at: [3.6, 1], isWoman: false },
        { name: "G", at: [5.2, 1], isWoman: true },
        { name: "I", at: [6.2, 1], isWoman: false },
        { name: "H", at: [0, 2], isWoman: false },
        { name: "J", at: [1, 2], isWoman: true },
        { name: "K", at: [3.1, 2], isWoman: true },
        { name: "L", at: [4.8, 2], isWoman: false },
        { name: "M", at: [5.65, 2], isWoman: true },
        { name: "N", at: [6.5, 2], isWoman: false },
      ],
      couples: [
        { pair: ["A", "B"], children: ["C", "E", "G"] },
        { pair: ["D", "C"], children: ["H", "J"] },
        { pair: ["E", "F"], children: ["K"] },
        { pair: ["G", "I"], children: ["L", "M", "N"] },
      ],
    }),
  ...byOption("c4-reasoning-fog", {
    "G, O and F from the left, each back to front": fog("mirror"),
    "F, O and G from the left, each as usual": fog("as it is"),
    "F, O and G from the left, each upside down": fog("water"),
    "G, O and F from the left, each upside down": fog("half turn"),
  }),
  ...byOption("c4-reasoning-opened", {
    "four holes, one near each corner": sheet([0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]),
    "two holes, one near each corner on the right": sheet([0.85, 0.15], [0.85, 0.85]),
    "two holes, one near each lower corner": sheet([0.15, 0.85], [0.85, 0.85]),
    "four holes close to the middle": sheet([0.4, 0.4], [0.6, 0.4], [0.4, 0.6], [0.6, 0.6]),
  }),
};
