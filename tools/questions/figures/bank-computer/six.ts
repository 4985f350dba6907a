import { drawBlockCode, type Block } from "../block-code";
import { drawCells } from "../cells";
import { drawFlowchart } from "../flowchart";
import { drawLineGraph } from "../graphs";
import { drawWalk } from "../walk";
import { ask, end, net, put, sheet, squares, start, work } from "./pieces";

const control = (words: string, ...inside: Block[]): Block => ({ words, kind: "control", inside });
const at = (across: number, down: number) => ({ across, down });

/** The drawings of Computer in class 6, around their items’ `alt`. */
export const six: Readonly<Record<string, (alt: string) => string>> = {
  "c6-computer-memory.svg": (alt) =>
    drawCells({
      alt,
      side: Array.from("123456"),
      rows: [["take cell 5"], ["add cell 6"], ["put in cell 5"], ["stop"], ["7"], ["9"]],
      width: 140,
    }),
  "c6-computer-two-arts.svg": net(
    160,
    "Home 150 20; School 85 80; Photos 220 80; Maths 45 140; Art 120 140; Art_ 220 140",
    "Home-School; Home-Photos; School-Maths; School-Art; Photos-Art_",
    "box",
  ),
  "c6-computer-rows.svg": squares([".##.", "#..#", "##..", "..##"], { side: Array.from("PQRS") }, 34),
  "c6-computer-home-net.svg": net(
    190,
    "Internet 50 30; Router 150 30; Laptop 55 95; TV 150 95; Switch 240 95; PC_1 190 165; PC_2 265 165",
    "Internet-Router; Router-Laptop; Router-TV; Router-Switch; Switch-PC_1; Switch-PC_2",
    "box",
  ),
  "c6-computer-villages.svg": net(
    170,
    "A 40 85; B 150 24; C 150 146; D 262 85",
    "A-B 3; A-C 5; B-C 4; B-D 6; C-D 2",
  ),
  "c6-computer-prices.svg": sheet(66, "Item Price Number Cost; Pen 12 5 *?; Book 40 3 _; Glue 25 2 _"),
  "c6-computer-warmth.svg": sheet(80, "Day °C; Mon 31; Tue 36; Wed 28; Thu 33; Fri 30"),
  "c6-computer-points.svg": sheet(70, "Name Class Points; Dev 6 40; Ira 6 55; Om 7 70; Tara 6 62; Zoya 7 38"),
  "c6-computer-tank.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["6 am", "8 am", "10 am", "Noon", "2 pm"],
      quantity: "Litres in the tank",
      most: 900,
      step: 100,
      rows: [{ values: [900, 600, 500, 800, 600] }],
    }),
  "c6-computer-savings.svg": sheet(70, "Week Saved Total; 1 10 10; 2 5 _; 3 20 _; 4 15 *?"),
  "c6-computer-slides.svg": net(
    170,
    "1 50 35; 2 150 35; 3 250 35; 4 120 135; 5 220 135",
    "1>2; 1>4; 2>3; 3>5; 4>3; 5>1",
  ),
  "c6-computer-even.svg": (alt) => {
    const even = { kind: "decision", words: "Is N even?", no: { words: "N = N + 1", to: 3 } } as const;
    return drawFlowchart({
      alt,
      steps: [start(), put("Read N"), even, work("N = N ÷ 2"), put("Print N"), end],
    });
  },
  "c6-computer-sixes.svg": (alt) => {
    const steps = [work("N = N − 6"), work("C = C + 1"), ask("Is N < 6?", 1), put("Print C"), end];
    return drawFlowchart({ alt, steps: [start("Start: N = 20, C = 0"), ...steps] });
  },
  "c6-computer-wall-robot.svg": (alt) =>
    drawWalk({
      alt,
      columns: 4,
      rows: 4,
      walker: { ...at(1, 4), faces: "up" },
      things: [
        { ...at(3, 4), words: "P" },
        { ...at(3, 2), words: "Q" },
        { ...at(1, 2), words: "R" },
        { ...at(4, 4), words: "S" },
      ],
      walls: [at(1, 1), at(4, 2)],
    }),
  "c6-computer-say-over-eight.svg": (alt) => {
    const say = control("if n > 8", { words: "say n", kind: "looks" });
    return drawBlockCode({
      alt,
      blocks: [
        { words: "when clicked", kind: "event" },
        { words: "set n to 1", kind: "value" },
        control("repeat 4", { words: "change n by 3", kind: "value" }, say),
      ],
    });
  },
  "c6-computer-animal-tree.svg": net(
    170,
    "Feathers? 150 20; Swims? 75 85; Barks? 225 85; Duck 38 150; Crow 112 150; Dog 188 150; Cat 262 150",
    "Feathers?-Swims? yes; Feathers?-Barks? no; Swims?-Duck yes; Swims?-Crow no; Barks?-Dog yes; Barks?-Cat no",
    "box",
  ),
};
