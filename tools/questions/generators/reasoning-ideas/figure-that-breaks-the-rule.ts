import { polar } from "../../figures/points";
import { drawOption } from "../../figures/series";
import type { Shape, ShapeName } from "../../figures/shape";
import type { Slip } from "../family";
import { range } from "../whole";
import { count } from "../words";
import { at, framesFor, puzzle, some } from "./puzzle";

const sides = { triangle: 3, square: 4, pentagon: 5, hexagon: 6, octagon: 8 } as const;
type Outline = keyof typeof sides;
const outlines: readonly Outline[] = ["triangle", "square", "pentagon", "hexagon", "octagon"];

type Dots = { readonly black: number; readonly white: number };
type Law = { readonly words: string; readonly holds: (sides: number, dots: Dots) => boolean };

/** How dots and sides go together: two laws for each of the classes 7, 6 and 5. */
const laws: readonly Law[] = [
  {
    words: "the black dots are as many as the sides less the white dots",
    holds: (n, { black, white }) => black + white === n,
  },
  {
    words: "black and white dots together are one more than the sides",
    holds: (n, { black, white }) => black + white === n + 1,
  },
  { words: "there is one dot fewer than sides", holds: (n, { black }) => black === n - 1 },
  { words: "there is one dot more than sides", holds: (n, { black }) => black === n + 1 },
  { words: "there are two dots more than sides", holds: (n, { black }) => black === n + 2 },
  { words: "there are two dots fewer than sides", holds: (n, { black }) => black === n - 2 },
];

const write = (outline: Outline, { black, white }: Dots): string =>
  `${outline}, ${black} black${white > 0 ? `, ${white} white` : ""}`;

function read(text: string): Shape[] {
  const [outline = "", black = "", white = "0"] = text.split(", ");
  const [dark, light] = [Number.parseInt(black, 10), Number.parseInt(white, 10)];
  const many = dark + light;
  const ring = outline === "triangle" ? 0.22 : 0.36;
  const dots = range(0, many - 1).map((index): Shape => ({
    shape: "circle",
    size: 0.085,
    fill: index < dark ? "black" : "white",
    at: many === 1 ? [0, 0] : polar([0, 0.05], ring, 90 + (360 / many) * index),
  }));
  return [
    { shape: outlines.find((one): one is Outline & ShapeName => one === outline) ?? "square", size: 0.92 },
    ...dots,
  ];
}

/** Four shapes with dots; three keep one rule of sides and dots. */
export const figureThatBreaksTheRule = puzzle("figure-that-breaks-the-rule", (draw, turn, hard, voice) => {
  const law = at(laws, -2 * (hard + 1) + (turn % 2));
  const hasWhite = hard === -1;
  const odd = draw.int(0, 3);
  const figures = some(draw, outlines, 4).map((outline, index) => {
    const fitting = range(1, 10)
      .flatMap((black) => range(hasWhite ? 1 : 0, hasWhite ? 6 : 0).map((white): Dots => ({ black, white })))
      .filter((dots) => law.holds(sides[outline], dots) !== (index === odd))
      .filter(({ black, white }) => Math.abs(black + white - sides[outline]) < 3 && black + white > 0);
    return { outline, dots: draw.one(fitting) };
  });
  const total = ({ black, white }: Dots): number => black + white;
  const isEven = ({ dots }: (typeof figures)[number]): boolean => total(dots) % 2 === 0;
  const key = at(figures, odd);
  const rest = figures.filter((figure) => figure !== key);
  // No other figure may stand alone in something that a child sees first.
  const isAlone = rest.some(
    (figure) =>
      isEven(figure) !== isEven(key) && rest.filter((one) => isEven(one) === isEven(figure)).length === 1,
  );
  if (isAlone) return undefined;
  const other = laws
    .slice(hasWhite ? 0 : 2)
    .some(
      (one) =>
        one !== law && figures.filter(({ outline, dots }) => one.holds(sides[outline], dots)).length === 3,
    );
  if (other) return undefined;
  return {
    frames: framesFor(voice, [
      "Sides and dots go together by one rule in three of these figures. Which figure breaks it?",
      "Three of the figures keep a rule of sides and dots. Which figure is the odd one out?",
      "Compare the sides of each figure with its dots. Which figure does not belong to the others?",
    ]),
    key: write(key.outline, key.dots),
    slips: rest.map(({ outline, dots }): Slip => [
      write(outline, dots),
      `keeps the rule: ${sides[outline]} sides and ${hasWhite ? `${dots.black} + ${dots.white} dots` : count(dots.black, "dot")}`,
    ]),
    because: `In three figures ${law.words}. The ${key.outline} with ${total(key.dots)} dots breaks that rule.`,
    picture: (option) => drawOption({ alt: option, cell: read(option) }),
    form: "figure",
    isWords: true,
  };
});
