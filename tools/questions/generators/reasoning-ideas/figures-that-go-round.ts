import { polar } from "../../figures/points";
import { drawOption, drawSeries } from "../../figures/series";
import type { Shape } from "../../figures/shape";
import type { Slip } from "../family";
import { range } from "../whole";
import { at, puzzle } from "./puzzle";
import { angle, way } from "./shape-parts";

const spot = (name: string): readonly [number, number] => polar([0, 0], 0.78, angle(name));

type Hands = { readonly arrow: number; readonly dot: number; readonly square: number };

const tell = ({ arrow, dot, square }: Hands, hasSquare: boolean): string =>
  `arrow to ${way(arrow)}, dot ${way(dot)}${hasSquare ? `, square ${way(square)}` : ""}`;

function handsOf(text: string): Shape[] {
  const [arrow = "", dot = "", square] = text
    .split(", ")
    .map((part) => part.replace(/^(arrow to|dot|square) /, ""));
  return [
    { shape: "arrow", size: 0.5, turned: angle(arrow) },
    { shape: "circle", size: 0.14, fill: "black", at: spot(dot) },
    ...(square ? [{ shape: "square", size: 0.2, at: spot(square) } as const] : []),
  ];
}

/** An arrow, a dot and a square that go round, each at its own speed; some of them faster and faster. */
export const figuresThatGoRound = puzzle("figures-that-go-round", (draw, _, hard) => {
  const hasSquare = hard > 1;
  const grows = hard % 2 === 1 ? draw.one(["arrow", "dot"] as const) : undefined;
  const speed = {
    arrow: draw.one(hard < -1 ? [2, -2] : hard < 0 ? [1, 2, -1, -2] : [1, 2, 3, -1, -2, -3]),
    dot: draw.one(hard < 0 ? [1, 2, -1, -2] : [1, 2, 3, -1, -2]),
    square: draw.one([-3, -1, 1, 3]),
  };
  const start = { arrow: draw.int(0, 7), dot: draw.int(0, 7), square: draw.int(0, 7) };
  const move = (name: keyof Hands, n: number): number =>
    start[name] + n * speed[name] + (grows === name ? (Math.sign(speed[name]) * n * (n - 1)) / 2 : 0);
  const stand = (n: number): Hands => ({
    arrow: move("arrow", n),
    dot: move("dot", n),
    square: move("square", n),
  });
  const shown = range(0, 3).map(stand);
  const next = stand(4);
  if (hasSquare && [...shown, next].some(({ dot, square }) => way(dot) === way(square))) return undefined;
  const last = at(shown, 3);
  const before = at(shown, 2);
  const again = (name: keyof Hands): number => 2 * last[name] - before[name];
  const write = (hands: Hands): string => tell(hands, hasSquare);
  if (speed.arrow === speed.dot || write(next) === write(at(shown, 0))) return undefined;
  const changed: Slip[] = [
    [
      write({ ...next, arrow: grows === "arrow" ? again("arrow") : 2 * last.arrow - next.arrow }),
      grows === "arrow" ? "turned the arrow as far as the last time" : "turned the arrow the other way",
    ],
    [
      write({ ...next, dot: grows === "dot" ? again("dot") : 2 * last.dot - next.dot }),
      grows === "dot" ? "moved the dot as far as the last time" : "moved the dot the other way",
    ],
    ...(hasSquare
      ? [
          [
            write({ ...next, square: 2 * last.square - next.square }),
            "moved the square the other way",
          ] as const,
        ]
      : []),
    [write({ ...next, arrow: last.arrow }), "left the arrow as it was"],
    [write({ ...next, dot: last.dot + Math.sign(speed.dot) }), "moved the dot by a single place"],
  ];
  return {
    frames: [
      "Each part of the figure moves by a rule of its own. Which figure comes next?",
      "Which figure takes the place of the question mark, if every part goes on as before?",
    ],
    key: write(next),
    slips: changed.filter(
      ([text]) =>
        !hasSquare ||
        new Set(
          text
            .split(", ")
            .slice(1)
            .map((part) => part.replace(/^(dot|square) /, "")),
        ).size === 2,
    ),
    because: `Follow one part at a time. ${grows ? `The ${grows} goes one place more each time; the others keep their step.` : "Each keeps its own step and direction."} So the next is: ${write(next)}.`,
    figure: {
      alt: `Four figures and a question mark. ${shown.map((hands, index) => `${index + 1}: ${write(hands)}`).join(". ")}`,
      draw: (alt) => drawSeries({ alt, cells: [...shown.map((hands) => handsOf(write(hands))), "?"] }),
    },
    picture: (option) => drawOption({ alt: option, cell: handsOf(option) }),
    isWords: true,
  };
});
