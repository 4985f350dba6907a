import { formatNumber, formatPoint, type Point } from "./points";
import { style, type Colour } from "./style";

/** The least size of a text: what is still read when a drawing is 300 pixels wide. */
export const leastSize = 13;

/** How a text stands. Left out: 16 units high, its middle at the point, in ink. */
export type TextStyle = {
  readonly size?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly fixed?: boolean;
  readonly colour?: Colour;
  /** An edge of paper, for a text that crosses lines. */
  readonly halo?: boolean;
  /** A matrix that the text is seen through (a face of a cube, a mirror), from the text's own place. */
  readonly matrix?: readonly [number, number, number, number];
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in an element or an attribute. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** A text whose middle, by height, is at the point. */
export function text(words: string | number, [x, y]: Point, looks: TextStyle = {}): string {
  const { size = style.textSize, anchor, bold, italic, fixed, colour = "ink", halo, matrix } = looks;
  // Capitals and digits are about 0.72 of the size high: the base line is half of that below the middle.
  const base = 0.36 * size;
  const place = matrix
    ? ` transform="matrix(${matrix.map((value) => Math.round(value * 1000) / 1000).join(" ")} ${formatPoint([x, y])})" y="${formatNumber(base)}"`
    : ` x="${formatNumber(x)}" y="${formatNumber(y + base)}"`;
  const attributes = [
    size !== style.textSize && ` font-size="${formatNumber(size)}"`,
    anchor && anchor !== "middle" && ` text-anchor="${anchor}"`,
    bold && ' font-weight="bold"',
    italic && ' font-style="italic"',
    fixed && ' font-family="code"',
  ].filter(Boolean);
  const edge = halo ? ' stroke="paper" stroke-width="halo" paint-order="stroke"' : ' stroke="none"';
  return `<text${place}${attributes.join("")} fill="${colour}"${edge}>${escapeText(String(words))}</text>`;
}

const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI.,:;|'!()[\] ]/, 0.32],
  [/[mwMW@%—]/, 0.88],
  [/[A-Z₹+=<>×÷]/, 0.69],
];

/** About how wide a text is drawn, in units: fonts differ, so it is reckoned rather wide. */
export function textWidth(
  words: string | number,
  { size = style.textSize, bold, fixed }: TextStyle = {},
): number {
  const ems = Array.from(String(words)).reduce(
    (sum, sign) => sum + (fixed ? 0.61 : (widths.find(([pattern]) => pattern.test(sign))?.[1] ?? 0.56)),
    0,
  );
  return ems * size * (bold ? 1.06 : 1);
}
