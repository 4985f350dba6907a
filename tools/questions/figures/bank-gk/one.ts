import { drawClock } from "../clock";
import { drawFlag } from "../flag";
import { drawFoodWeb } from "../food-web";
import { drawBarGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawMoney } from "../money";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";
import { drawWorld } from "../world";
import { rowOf } from "./little";

/** The drawings of General Knowledge in class 1, around their items’ `alt`. */
export const one: Readonly<Record<string, (alt: string) => string>> = {
  "c1-gk-two-bands.svg": (alt) => drawFlag({ alt, bands: ["orange", "green"] }),
  "c1-gk-fruit.svg": rowOf("lotus", "cactus", "mango", "palm"),
  "c1-gk-map.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: "Srinagar" },
        { name: "Q", at: "Mumbai", side: "left" },
        { name: "R", at: "Thiruvananthapuram", side: "left" },
      ],
    }),
  "c1-gk-homes.svg": rowOf("tent", "hut", "igloo"),
  "c1-gk-go.svg": rowOf("bus", "bicycle", "cart", "aeroplane"),
  "c1-gk-world.svg": (alt) =>
    drawWorld({
      alt,
      marks: [
        { name: "P", at: [20, 5] },
        { name: "Q", at: [-35, 20] },
        { name: "R", at: [100, 45] },
      ],
    }),
  "c1-gk-ireland.svg": (alt) => drawFlag({ alt, bands: ["green", "white", "orange"], isUpright: true }),
  "c1-gk-doctor.svg": rowOf("hospital", "stop", "zebra"),
  "c1-gk-park.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Swing", "Slide"],
        ["Pond", "Tree"],
        ["Gate", "Bench"],
      ],
      streets: ["Upper Path", "Lower Path"],
      start: { across: 1, down: 2, faces: "north" },
    }),
  "c1-gk-marks.svg": rowOf("bird print", "paw print", "hoof print"),
  "c1-gk-swim.svg": rowOf("bird print", "paw print", "web print", "hoof print"),
  "c1-gk-pond.svg": rowOf("cactus", "lotus", "palm"),
  "c1-gk-chain.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["leaf"], ["bug"], ["bird"]],
      eaten: [
        ["leaf", "bug"],
        ["bug", "bird"],
      ],
    }),
  "c1-gk-rainy.svg": rowOf("rain", "sun", "snow", "umbrella"),
  "c1-gk-sky.svg": rowOf("sun", "star", "sickle"),
  "c1-gk-moon.svg": rowOf("half moon", "full moon", "sickle"),
  "c1-gk-sunny.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["May", "June", "July"],
      quantity: "Sunny days",
      most: 8,
      step: 1,
      rows: [{ values: [8, 5, 3] }],
    }),
  "c1-gk-boats.svg": rowOf("oar boat", "sail boat", "steam boat"),
  "c1-gk-ride.svg": rowOf("bicycle", "bus", "cart"),
  "c1-gk-clock.svg": (alt) => drawClock({ alt, hour: 8, minute: 0 }),
  "c1-gk-bats.svg": rowOf("racket", "bat", "hockey stick"),
  "c1-gk-toys.svg": rowOf("ball", "hockey stick", "racket", "kite"),
  "c1-gk-goals.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Anu", "Ben", "Carl", "Dev"],
      quantity: "Goals",
      most: 5,
      step: 1,
      rows: [{ values: [2, 3, 4, 5] }],
    }),
  "c1-gk-music.svg": rowOf("flute", "sitar", "drum", "bell"),
  "c1-gk-row.svg": rowOf("star", "sickle", "kite"),
  "c1-gk-cross.svg": rowOf("no entry", "zebra", "hospital"),
  "c1-gk-lamps.svg": rowOf("red lamp", "green lamp"),
  "c1-gk-coins.svg": (alt) => drawMoney({ alt, coins: [5, 2, 1] }),
  "c1-gk-cover.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: ["THE BLUE KITE", "by Mina Rao", "pictures by Om Das"],
    }),
  "c1-gk-tall.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["house", "tower", "tree", "bush"],
      quantity: "Metres",
      most: 8,
      step: 1,
      rows: [{ values: [3, 8, 5, 1] }],
    }),
};
