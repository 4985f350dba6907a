import { drawCell } from "../kinds/cell";
import { drawCircuit } from "../kinds/circuit";
import { drawFoodWeb } from "../kinds/food-web";
import { drawRays, drawSurface } from "../kinds/rays";
import { samplesOf } from "./sample";

/** Physics and biology. */
export const science = [
  ...samplesOf("circuit", drawCircuit, [
    {
      alt: "A cell, a closed switch and two lamps in series",
      top: [{ part: "cell" }, { part: "switch", name: "S" }],
      branches: [
        [
          { part: "lamp", name: "L1" },
          { part: "lamp", name: "L2" },
        ],
      ],
    },
    {
      alt: "A battery and an open switch; below a lamp and a resistor in parallel",
      top: [{ part: "battery" }, { part: "open switch" }],
      branches: [[{ part: "lamp", name: "P" }], [{ part: "resistor", name: "6 Ω" }, { part: "ammeter" }]],
    },
    {
      alt: "All the other parts",
      top: [{ part: "gap", name: "X" }, { part: "fuse" }, { part: "diode" }],
      branches: [
        [{ part: "wire" }],
        [{ part: "voltmeter" }, { part: "variable", name: "R" }],
        [{ part: "lamp", name: "Q" }],
      ],
    },
  ]),
  ...samplesOf("rays", drawRays, [
    {
      alt: "A convex lens, the object beyond 2F",
      optic: "convex lens",
      objectDistance: 3,
      focalLength: 1,
    },
    {
      alt: "A convex lens, the object between lens and F",
      optic: "convex lens",
      objectDistance: 0.6,
      focalLength: 1,
    },
    { alt: "A concave lens", optic: "concave lens", objectDistance: 2, focalLength: 1 },
    {
      alt: "A concave mirror, the object beyond C",
      optic: "concave mirror",
      objectDistance: 3,
      focalLength: 1,
    },
    {
      alt: "A concave mirror, the object within F",
      optic: "concave mirror",
      objectDistance: 0.5,
      focalLength: 1,
    },
    { alt: "A convex mirror", optic: "convex mirror", objectDistance: 2, focalLength: 1 },
    {
      alt: "A convex lens without the image: where will it be?",
      optic: "convex lens",
      objectDistance: 1.5,
      focalLength: 1,
      hasImage: false,
    },
  ]),
  ...samplesOf("surface", drawSurface, [
    {
      alt: "A ray that falls on a plane mirror at 35 degrees to the upright line",
      angle: 35,
      names: ["35°", "r"],
    },
    { alt: "A ray that goes from air into water", angle: 50, bent: 35, names: ["i", "r"] },
  ]),
  ...samplesOf("food web", drawFoodWeb, [
    {
      alt: "Grass and rice; grasshopper, rat and deer; frog and snake; eagle",
      levels: [["Grass", "Rice"], ["Grasshopper", "Rat", "Deer"], ["Frog", "Snake"], ["Eagle"]],
      eaten: [
        ["Grass", "Grasshopper"],
        ["Grass", "Deer"],
        ["Rice", "Rat"],
        ["Grasshopper", "Frog"],
        ["Rat", "Snake"],
        ["Frog", "Snake"],
        ["Snake", "Eagle"],
        ["Frog", "Eagle"],
      ],
    },
    {
      alt: "A chain of four",
      levels: [["Algae"], ["Small fish"], ["Big fish"], ["Kingfisher"]],
      eaten: [
        ["Algae", "Small fish"],
        ["Small fish", "Big fish"],
        ["Big fish", "Kingfisher"],
      ],
    },
  ]),
  ...samplesOf("cell", drawCell, [
    {
      alt: "A plant's cell with eight letters",
      kind: "plant",
      labels: {
        "cell wall": "A",
        "cell membrane": "B",
        vacuole: "C",
        nucleus: "D",
        nucleolus: "E",
        chloroplast: "F",
        mitochondrion: "G",
        cytoplasm: "H",
      },
    },
    {
      alt: "An animal's cell with seven letters",
      kind: "animal",
      labels: {
        "cell membrane": "P",
        nucleus: "Q",
        nucleolus: "R",
        mitochondrion: "S",
        cytoplasm: "T",
        vacuole: "U",
        "Golgi body": "V",
      },
    },
  ]),
];
