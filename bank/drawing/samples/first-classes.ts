import { drawAbacus } from "../kinds/abacus";
import { drawBalance } from "../kinds/balance";
import { drawIcons } from "../kinds/icons";
import { drawJars } from "../kinds/jars";
import { drawParts } from "../kinds/parts";
import { drawThings } from "../kinds/things";
import { samplesOf } from "./sample";

/** Counting, weighing and sharing, for the first classes. */
export const firstClasses = [
  ...samplesOf("equal parts", drawParts, [
    {
      alt: "Two bars: 3 of 5 and 5 of 8 parts shaded",
      wholes: [
        { kind: "bar", count: 5, shaded: [0, 1, 2], name: "P" },
        { kind: "bar", count: 8, shaded: [0, 1, 2, 3, 4], name: "Q" },
      ],
    },
    {
      alt: "A circle with 3 of 8 parts shaded and a grid with 5 of 12",
      wholes: [
        { kind: "circle", count: 8, shaded: [0, 1, 4], name: "A" },
        { kind: "grid", count: 12, columns: 4, shaded: [0, 1, 2, 6, 9], name: "B" },
      ],
    },
  ]),
  ...samplesOf("things in colour", drawIcons, [
    {
      alt: "A mango, a dog and an auto-rickshaw, then a question mark; below, an apple and a bus",
      rows: [
        ["mango", "dog", "auto-rickshaw", "?"],
        ["red-apple", "bus"],
      ],
      labels: [
        ["P", "Q", "R", "S"],
        ["T", "U"],
      ],
    },
    { alt: "A cow", rows: [["cow"]] },
  ]),
  ...samplesOf("things in rows", drawThings, [
    {
      alt: "Rows of circles and squares",
      rows: [
        { name: "Asha", things: "ooOo ss" },
        { name: "Ravi", things: "txdh?rp" },
      ],
    },
    { alt: "Beads on a string", rows: [{ things: "oOOsoOOsoO" }], strung: true },
  ]),
  ...samplesOf("balance", drawBalance, [
    {
      alt: "A balance whose left pan is lower, and a level one",
      balances: [
        { left: ["circle", "circle"], right: ["5 kg", "500 g"], lower: "left" },
        { left: ["square", "triangle", "star"], right: ["circle"] },
      ],
    },
  ]),
  ...samplesOf("abacus", drawAbacus, [
    {
      alt: "An abacus with 4, 0, 9 and 2 beads",
      rods: ["Th", "H", "T", "O"],
      frames: [{ beads: [4, 0, 9, 2] }],
    },
    {
      alt: "Two abacuses",
      rods: ["H", "T", "O"],
      frames: [
        { beads: [3, 5, 1], name: "P" },
        { beads: [1, 0, 6], name: "Q" },
      ],
    },
  ]),
  ...samplesOf("jars", drawJars, [
    {
      alt: "Three jars with 350, 800 and 0 mL",
      unit: "mL",
      jars: [
        { to: 1000, step: 50, written: 200, level: 350, name: "P" },
        { to: 1000, step: 100, written: 500, level: 800, name: "Q" },
        { to: 500, step: 100, written: 100, level: 0, name: "R" },
      ],
    },
  ]),
];
