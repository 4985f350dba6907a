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

/** The y coordinates of the floor and the rim of all vessels. */
const floor = 138;
const rim = 34;
/** Half the width of each kind at its widest part. */
const halfWidths = { jar: 28, "wide jar": 42, tube: 15, flask: 34 } as const;

function drawOutline({ kind }: Vessel, x: number): string {
  const halfWidth = halfWidths[kind];
  const [left, right] = [formatNumber(x - halfWidth), formatNumber(x + halfWidth)];
  if (kind === "tube")
    return path(
      `M${left} ${rim}L${left} ${floor - halfWidth}A${halfWidth} ${halfWidth} 0 0 0 ${right} ${floor - halfWidth}L${right} ${rim}`,
    );
  if (kind === "flask")
    return line([
      [x - 12, rim],
      [x - 12, 68],
      [x - halfWidth, floor],
      [x + halfWidth, floor],
      [x + 12, 68],
      [x + 12, rim],
    ]);
  return line([
    [x - halfWidth, rim],
    [x - halfWidth, floor],
    [x + halfWidth, floor],
    [x + halfWidth, rim],
  ]);
}

/** Returns half the width of a vessel at a y coordinate. A flask has a neck of 12 units down to y = 68, then widens. */
function halfWidthAt({ kind }: Vessel, y: number): number {
  if (kind !== "flask") return halfWidths[kind];
  return y <= 68 ? 12 : 12 + ((halfWidths.flask - 12) * (y - 68)) / (floor - 68);
}

function drawLiquid(vessel: Vessel, x: number): string {
  const { kind, level, liquid = "sky", oil } = vessel;
  if (level === 0) return "";
  const top = floor - level * (floor - rim);
  const [halfTop, halfBottom] = [halfWidthAt(vessel, top), halfWidthAt(vessel, floor)];
  const style = { fill: liquid, width: 1.5 } as const;
  const shoulder: Point[] = kind === "flask" && top < 68 ? [[halfTop, 68]] : [];
  /** Points of the right side, with their distance from the middle of the vessel. */
  const halfOutline: Point[] = [[halfTop, top], ...shoulder, [halfBottom, floor]];
  const body =
    kind === "tube"
      ? path(
          `M${formatNumber(x - halfTop)} ${formatNumber(top)}L${formatNumber(x - halfTop)} ${floor - 15}A15 15 0 0 0 ${formatNumber(x + halfTop)} ${floor - 15}L${formatNumber(x + halfTop)} ${formatNumber(top)}Z`,
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
  const band = rectangle([x - halfTop, top], 2 * halfTop, 9, { fill: "sun", width: 1.5 });
  const dots = Array.from({ length: Math.floor((2 * halfTop) / 8) - 1 }, (_, index) =>
    dot([x - halfTop + 8 + index * 8, top + 4.5], 1.5),
  );
  return body + band + dots.join("");
}

/** The function that draws each object, from the vessel's middle and the y coordinate of the liquid's surface. */
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
  strip: (x) => rectangle([x - 5, rim + 12], 10, floor - rim - 26, { fill: "grey" }),
  ice: (x, surface) =>
    [-10, 8].map((dx) => rectangle([x + dx - 6, surface - 4], 12, 12, { fill: "paper" })).join(""),
};

function drawVessel(vessel: Vessel, x: number): string {
  const { kind, level, closed, holds, name, note, points = [] } = vessel;
  checkNumber("the level of a vessel", level, 0, 0.95);
  const surface = floor - level * (floor - rim);
  const halfWidth = kind === "flask" ? 12 : halfWidths[kind];
  const lid: Point[] = [
    [x - halfWidth - 4, rim],
    [x + halfWidth + 4, rim],
  ];
  return [
    drawLiquid(vessel, x),
    drawOutline(vessel, x),
    holds ? contents[holds](x, surface) : "",
    closed ? lines([lid], { width: 6 }) : "",
    text(name, [x, floor + 18], { bold: true }),
    note ? text(note, [x, floor + 38], { size: 13 }) : "",
    ...points.map(([letter, height]) => {
      const y = floor - height * (floor - rim);
      return dot([x - 6, y]) + text(letter, [x + 9, y], { size: 15, bold: true });
    }),
  ].join("");
}

/**
 * Draws two to four vessels side by side, to compare them in an experiment.
 *
 * @throws RangeError when there are more or fewer, two have the same name, or a level is above the rim
 */
export function drawVessels({ vessels }: Vessels): Drawing {
  checkCount("vessels", vessels, 2, 4);
  checkDistinct(
    "the vessels",
    vessels.map(({ name }) => name),
  );
  const columnWidth = 300 / vessels.length;
  const vesselParts = vessels.map((vessel, index) => drawVessel(vessel, columnWidth * (index + 0.5)));
  const height = vessels.some(({ note }) => note) ? 190 : 170;
  return canvas(300, height, [...vesselParts]);
}
