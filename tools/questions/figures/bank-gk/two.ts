import { canvas } from "../canvas";
import { drawClock } from "../clock";
import { drawFlag } from "../flag";
import { drawFoodWeb } from "../food-web";
import { drawBarGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawMoney } from "../money";
import { line, rectangle } from "../strokes";
import { drawTownPlan } from "../town-plan";
import { drawWorld } from "../world";
import { rowOf } from "./little";

/** The drawings of General Knowledge in class 2, around their items’ `alt`. */
export const two: Readonly<Record<string, (alt: string) => string>> = {
  "c2-gk-national.svg": rowOf("mango", "lotus", "cactus", "palm"),
  "c2-gk-flag.svg": (alt) => drawFlag({ alt, bands: ["orange", "white", "green"], charge: "ring" }),
  "c2-gk-map.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: "Srinagar" },
        { name: "Q", at: "Mumbai", side: "left" },
        { name: "R", at: "Chennai" },
        { name: "S", at: "Thiruvananthapuram", side: "left" },
      ],
    }),
  "c2-gk-homes.svg": rowOf("hut", "igloo", "tent", "house on posts"),
  "c2-gk-travel.svg": rowOf("bus", "sail boat", "aeroplane", "bicycle"),
  "c2-gk-world.svg": (alt) =>
    drawWorld({
      alt,
      marks: [
        { name: "P", at: [100, 45] },
        { name: "Q", at: [20, 5] },
        { name: "R", at: [-100, 45] },
        { name: "S", at: [80, -25] },
      ],
    }),
  "c2-gk-signs.svg": rowOf("stop", "no entry", "hospital", "zebra"),
  "c2-gk-cross.svg": rowOf("stop", "no entry", "hospital", "zebra"),
  "c2-gk-zoo.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Bears", "Lions"],
        ["Shop", "Pond"],
        ["Deer", "Birds"],
      ],
      streets: ["Upper Path", "Lower Path"],
      start: { across: 1, down: 2, faces: "north" },
    }),
  "c2-gk-feet.svg": rowOf("bird print", "web print", "paw print", "hoof print"),
  "c2-gk-dry.svg": rowOf("cactus", "lotus", "mango"),
  "c2-gk-chain.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["leaf"], ["fly"], ["frog"], ["snake"]],
      eaten: [
        ["leaf", "fly"],
        ["fly", "frog"],
        ["frog", "snake"],
      ],
    }),
  "c2-gk-weather.svg": rowOf("rain", "sun", "snow", "umbrella"),
  "c2-gk-moons.svg": rowOf("sickle", "half moon", "full moon"),
  "c2-gk-shadow.svg": (alt) =>
    canvas(alt, 300, 120, [
      line([
        [10, 100],
        [290, 100],
      ]),
      rectangle([147, 30], 6, 70, { fill: "brown" }),
      line(
        [
          [60, 103],
          [150, 103],
        ],
        { width: 7 },
      ),
    ]),
  "c2-gk-rain.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      quantity: "Rain (cm)",
      most: 6,
      step: 1,
      rows: [{ values: [2, 4, 4, 5, 6] }],
    }),
  "c2-gk-boats.svg": rowOf("sail boat", "oar boat", "steam boat"),
  "c2-gk-clock.svg": (alt) => drawClock({ alt, hour: 4, minute: 0 }),
  "c2-gk-sports.svg": rowOf("racket", "bat", "hockey stick", "ball"),
  "c2-gk-points.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Red", "Blue", "Green"],
      quantity: "Points",
      most: 8,
      step: 1,
      rows: [{ values: [5, 8, 6] }],
    }),
  "c2-gk-music.svg": rowOf("drum", "sitar", "flute", "bell"),
  "c2-gk-border.svg": rowOf("drum", "bell", "flute"),
  "c2-gk-lamps.svg": rowOf("red lamp", "green lamp"),
  "c2-gk-coins.svg": (alt) => drawMoney({ alt, coins: [5, 2, 1] }),
};
