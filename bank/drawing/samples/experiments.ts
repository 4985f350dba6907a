import { drawForces } from "../kinds/forces";
import { drawBody, drawPlant } from "../kinds/nature";
import { drawPlot, pointsOf } from "../kinds/plot";
import { drawShadow } from "../kinds/shadow";
import { drawVessels } from "../kinds/vessels";
import { samplesOf } from "./sample";

/** Experiments and measurements. */
export const experiments = [
  ...samplesOf("plot", drawPlot, [
    {
      alt: "Speed against time: a rise, an even part and a fall",
      across: { name: "Time (s)", maximum: 8, step: 2 },
      up: { name: "Speed (m/s)", maximum: 20, step: 5 },
      curves: [
        {
          points: [
            [0, 0],
            [2, 15],
            [6, 15],
            [8, 0],
          ],
        },
      ],
      marks: [["P", 2, 15]],
    },
    {
      alt: "Two waves, P and Q",
      across: { name: "Time (ms)", maximum: 8, step: 2 },
      up: { name: "Displacement (mm)", minimum: -2, maximum: 2, step: 1 },
      curves: [
        { points: pointsOf((x) => 2 * Math.sin((Math.PI * x) / 2), 0, 8), name: ["P", 1, 2.1] },
        { points: pointsOf((x) => Math.sin(Math.PI * x), 0, 8, 60), dashed: true },
      ],
    },
    {
      alt: "Rate against temperature, without numbers",
      across: { name: "Temperature", maximum: 10 },
      up: { name: "Rate", maximum: 10 },
      curves: [{ points: pointsOf((x) => 9 * Math.exp(-((x - 6) ** 2) / 4), 0, 10) }],
    },
  ]),
  ...samplesOf("plot-shaded", drawPlot, [
    {
      alt: "A parabola with its upright axis at zero, and a striped area under it",
      across: { name: "x", minimum: -2, maximum: 4, step: 1 },
      up: { name: "y", minimum: -2, maximum: 8, step: 2 },
      crossed: true,
      curves: [{ points: pointsOf((x) => (x * x) / 2, -2, 4) }],
      shaded: [[1, 0], ...pointsOf((x) => (x * x) / 2, 1, 4), [4, 0]],
    },
  ]),
  ...samplesOf("vessels", drawVessels, [
    {
      alt: "Four tubes with nails, one under oil and one closed",
      vessels: [
        { kind: "tube", level: 0.5, holds: "nail", name: "P", note: "tap water" },
        { kind: "tube", level: 0.5, holds: "nail", name: "Q", oil: true, note: "boiled" },
        { kind: "tube", level: 0, holds: "nail", name: "R", closed: true, note: "dry air" },
        { kind: "tube", level: 0.3, liquid: "leaf", holds: "bubbles", name: "S" },
      ],
    },
    {
      alt: "A jar, a wide jar and a flask with marked points",
      vessels: [
        { kind: "jar", level: 0.8, name: "A", points: [["X", 0.2]] },
        { kind: "wide jar", level: 0.5, liquid: "sun", name: "B", points: [["Y", 0.2]] },
        { kind: "flask", level: 0.9, closed: true, name: "C", points: [["Z", 0.2]] },
      ],
    },
    {
      alt: "Seeds, a plant, a candle and a floating ball",
      vessels: [
        { kind: "jar", level: 0.1, holds: "seeds", name: "1" },
        { kind: "jar", level: 0.5, holds: "plant", name: "2" },
        { kind: "jar", level: 0, holds: "candle", closed: true, name: "3" },
        { kind: "jar", level: 0.6, holds: "floating ball", name: "4" },
      ],
    },
    {
      alt: "A ball at the bottom, ice, and a strip of metal",
      vessels: [
        { kind: "tube", level: 0.6, holds: "strip", name: "3" },
        { kind: "jar", level: 0.6, holds: "ball", name: "1" },
        { kind: "flask", level: 0.3, holds: "ice", name: "2" },
      ],
    },
  ]),
  ...samplesOf("forces", drawForces, [
    {
      alt: "A box pulled both ways on the floor",
      ground: 0,
      body: "4 kg",
      arrows: [
        { to: 90, length: 70, name: "20 N" },
        { to: 270, length: 40, name: "8 N" },
      ],
    },
    {
      alt: "Two blocks pushed together",
      ground: 0,
      body: "2 kg",
      secondBody: "3 kg",
      arrows: [{ to: 90, length: 50, name: "12 N", isPush: true }],
    },
    {
      alt: "A block on a slope of 30 degrees",
      ground: 30,
      body: "A",
      arrows: [
        { to: 180, length: 50, name: "P" },
        { to: 330, length: 40, name: "Q" },
        { to: 60, length: 40, name: "R" },
      ],
    },
    {
      alt: "A body in the air",
      ground: "air",
      body: "5 kg",
      arrows: [
        { to: 0, length: 60, name: "30 N" },
        { to: 180, length: 50, name: "50 N" },
      ],
    },
  ]),
  ...samplesOf("plant", drawPlant, [
    {
      alt: "A plant with five letters",
      labels: { flower: "P", leaf: "Q", fruit: "R", stem: "S", root: "T" },
    },
  ]),
  ...samplesOf("body", drawBody, [
    {
      alt: "A child with nine letters",
      labels: {
        eye: "A",
        ear: "B",
        nose: "C",
        mouth: "D",
        shoulder: "E",
        elbow: "F",
        wrist: "G",
        knee: "H",
        ankle: "I",
      },
    },
  ]),
  ...samplesOf("shadow", drawShadow, [
    { alt: "The Sun low on the left and the shadow of a pole", sun: { side: "left", height: 30 } },
    {
      alt: "The Sun high on the right, three places marked",
      sun: { side: "right", height: 65 },
      hasShadow: false,
      marks: [
        ["P", -100],
        ["Q", -28],
        ["R", 60],
      ],
    },
  ]),
];
