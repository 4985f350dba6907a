import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { checkCount, checkDistinct, checkNumber } from "../check-input";
import { formatNumber, type Point } from "../points";
import { circle, dot, ellipse, line, lines, path, polygon, rectangle } from "../strokes";
import type { Colour } from "../style";
import { text } from "../text";

/** The objects that may be in a vessel. */
export type Content =
  | "nail"
  | "seeds"
  | "plant"
  | "candle"
  | "ball"
  | "floating ball"
  | "bubbles"
  | "ice"
  | "strip";

export type Vessel = {
  readonly kind: "jar" | "tube" | "flask" | "wide jar";
  /** The liquid's level, 0 to 1. */
  readonly level: number;
  readonly liquid?: Colour;
  /** Oil on the liquid: a dotted band. */
  readonly oil?: boolean;
  readonly closed?: boolean;
  readonly holds?: Content;
  /** The name below the vessel. */
  readonly name: string;
  /** The note below the name. */
  readonly note?: string;
  /** Letters beside dots, each at a share of the vessel's height from its floor. */
  readonly points?: readonly (readonly [letter: string, height: number])[];
};

export type Vessels = { readonly vessels: readonly Vessel[] };

const floor = 138;
const brim = 34;
const halfOf = { jar: 28, "wide jar": 42, tube: 15, flask: 34 } as const;

function drawOutline({ kind }: Vessel, x: number): string {
  const half = halfOf[kind];
  const [l, r] = [formatNumber(x - half), formatNumber(x + half)];
  if (kind === "tube")
    return path(`M${l} ${brim}L${l} ${floor - half}A${half} ${half} 0 0 0 ${r} ${floor - half}L${r} ${brim}`);
  if (kind === "flask")
    return line([
      [x - 12, brim],
      [x - 12, 68],
      [x - half, floor],
      [x + half, floor],
      [x + 12, 68],
      [x + 12, brim],
    ]);
  return line([
    [x - half, brim],
    [x - half, floor],
    [x + half, floor],
    [x + half, brim],
  ]);
}

/** Half the inner width at a height of the drawing. */
function halfAt({ kind }: Vessel, y: number): number {
  if (kind !== "flask") return halfOf[kind];
  return y <= 68 ? 12 : 12 + ((halfOf.flask - 12) * (y - 68)) / (floor - 68);
}

function drawLiquid(vessel: Vessel, x: number): string {
  const { kind, level, liquid = "sky", oil } = vessel;
  if (level === 0) return "";
  const top = floor - level * (floor - brim);
  const [up, down] = [halfAt(vessel, top), halfAt(vessel, floor)];
  const style = { fill: liquid, width: 1.5 } as const;
  const shoulder: Point[] = kind === "flask" && top < 68 ? [[up, 68]] : [];
  const halfOutline: Point[] = [[up, top], ...shoulder, [down, floor]];
  const body =
    kind === "tube"
      ? path(
          `M${formatNumber(x - up)} ${formatNumber(top)}L${formatNumber(x - up)} ${floor - 15}A15 15 0 0 0 ${formatNumber(x + up)} ${floor - 15}L${formatNumber(x + up)} ${formatNumber(top)}Z`,
          style,
        )
      : polygon(
          [
            ...halfOutline.map(([dx, y]): Point => [x - dx, y]),
            ...halfOutline.toReversed().map(([dx, y]): Point => [x + dx, y]),
          ],
          style,
        );
  if (!oil) return body;
  const band = rectangle([x - up, top], 2 * up, 9, { fill: "sun", width: 1.5 });
  const dots = Array.from({ length: Math.floor((2 * up) / 8) - 1 }, (_, index) =>
    dot([x - up + 8 + index * 8, top + 4.5], 1.5),
  );
  return body + band + dots.join("");
}

const contents: Record<Content, (x: number, surface: number) => string> = {
  nail: (x) =>
    line(
      [
        [x - 7, floor - 44],
        [x + 5, floor - 8],
      ],
      { width: 4 },
    ) +
    line(
      [
        [x - 12, floor - 43],
        [x - 2, floor - 46],
      ],
      { width: 3 },
    ),
  seeds: (x) =>
    [-9, 0, 9].map((dx) => ellipse([x + dx, floor - 6], 4.5, 3.5, { fill: "brown", width: 1 })).join(""),
  plant: (x, surface) =>
    line(
      [
        [x, floor - 14],
        [x, surface - 26],
      ],
      { stroke: "green", width: 3 },
    ) +
    [-22, -8].map((dy) => ellipse([x + 8, surface + dy], 8, 4, { fill: "leaf", width: 1.5 })).join("") +
    ellipse([x - 8, surface - 15], 8, 4, { fill: "leaf", width: 1.5 }),
  candle: (x) =>
    rectangle([x - 5, floor - 40], 10, 40, { fill: "paper" }) +
    path(
      `M${formatNumber(x)} ${floor - 60}Q${formatNumber(x + 8)} ${floor - 46} ${formatNumber(x)} ${floor - 42}Q${formatNumber(x - 8)} ${floor - 46} ${formatNumber(x)} ${floor - 60}Z`,
      { fill: "sun", width: 1.5 },
    ),
  ball: (x) => circle([x, floor - 12], 11, { fill: "rose" }),
  "floating ball": (x, surface) => circle([x, surface + 3], 11, { fill: "rose" }),
  bubbles: (x, surface) =>
    [
      [-6, 0.2],
      [4, 0.4],
      [-2, 0.62],
      [5, 0.85],
    ]
      .map(([dx = 0, share = 0]) =>
        circle([x + dx, surface + (floor - surface) * share], 3.5, { fill: "paper", width: 1.5 }),
      )
      .join(""),
  strip: (x) => rectangle([x - 5, brim + 12], 10, floor - brim - 26, { fill: "grey" }),
  ice: (x, surface) =>
    [-10, 8].map((dx) => rectangle([x + dx - 6, surface - 4], 12, 12, { fill: "paper" })).join(""),
};

function drawVessel(vessel: Vessel, x: number): string {
  const { kind, level, closed, holds, name, note, points = [] } = vessel;
  checkNumber("the level of a vessel", level, 0, 0.95);
  const surface = floor - level * (floor - brim);
  const half = kind === "flask" ? 12 : halfOf[kind];
  const lid: Point[] = [
    [x - half - 4, brim],
    [x + half + 4, brim],
  ];
  return [
    drawLiquid(vessel, x),
    drawOutline(vessel, x),
    holds ? contents[holds](x, surface) : "",
    closed ? lines([lid], { width: 6 }) : "",
    text(name, [x, floor + 18], { bold: true }),
    note ? text(note, [x, floor + 38], { size: 13 }) : "",
    ...points.map(([letter, height]) => {
      const y = floor - height * (floor - brim);
      return dot([x - 6, y]) + text(letter, [x + 9, y], { size: 15, bold: true });
    }),
  ].join("");
}

/**
 * Two to four vessels side by side: what is compared in an experiment.
 *
 * @throws RangeError for more or fewer of them, two of one name, or a level over the brim
 */
export function drawVessels({ vessels }: Vessels): Drawing {
  checkCount("vessels", vessels, 2, 4);
  checkDistinct(
    "the vessels",
    vessels.map(({ name }) => name),
  );
  const room = 300 / vessels.length;
  const drawn = vessels.map((vessel, index) => drawVessel(vessel, room * (index + 0.5)));
  const height = vessels.some(({ note }) => note) ? 190 : 170;
  return canvas(300, height, [...drawn]);
}
