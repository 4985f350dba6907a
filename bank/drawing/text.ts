import { formatNumber, formatPoint, type Point } from "./points";
import { style, type Colour } from "./style";

/** The minimum size of a text, which is readable when a drawing is 300 pixels wide. */
export const minTextSize = 13;

/** The style of a text. By default it is 16 units high, centred on its point, and has the colour of ink. */
export type TextStyle = {
  readonly size?: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Whether all letters have the same width, as in code. */
  readonly fixed?: boolean;
  readonly colour?: Colour;
  /** Whether the text has a border in the colour of paper, so that it is readable on lines. */
  readonly halo?: boolean;
  /** A matrix that transforms the text around its point, for a face of a cube or a mirror. */
  readonly matrix?: readonly [number, number, number, number];
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for an element or an attribute. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Draws a text whose vertical middle is at the point. */
export function text(words: string | number, [x, y]: Point, textStyle: TextStyle = {}): string {
  const { size = style.textSize, anchor, bold, italic, fixed, colour = "ink", halo, matrix } = textStyle;
  // Capitals and digits are about 0.72 of the size high: the baseline is half of that below the middle.
  const baseline = 0.36 * size;
  const position = matrix
    ? ` transform="matrix(${matrix.map((value) => Math.round(value * 1000) / 1000).join(" ")} ${formatPoint([x, y])})" y="${formatNumber(baseline)}"`
    : ` x="${formatNumber(x)}" y="${formatNumber(y + baseline)}"`;
  const attributes = [
    size !== style.textSize && ` font-size="${formatNumber(size)}"`,
    anchor && anchor !== "middle" && ` text-anchor="${anchor}"`,
    bold && ' font-weight="bold"',
    italic && ' font-style="italic"',
    fixed && ' font-family="code"',
  ].filter(Boolean);
  const edge = halo ? ' stroke="paper" stroke-width="halo" paint-order="stroke"' : ' stroke="none"';
  return `<text${position}${attributes.join("")} fill="${colour}"${edge}>${escapeText(String(words))}</text>`;
}

/** Widths of narrow letters, wide letters and other capitals and signs, as shares of the font size. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI.,:;|'!()[\] ]/, 0.32],
  [/[mwMW@%—]/, 0.88],
  [/[A-Z₹+=<>×÷]/, 0.69],
];

/** Estimates the width of a text in units. Fonts differ, so the estimate is rather too large. */
export function textWidth(
  words: string | number,
  { size = style.textSize, bold, fixed }: TextStyle = {},
): number {
  const ems = Array.from(String(words)).reduce(
    (sum, character) =>
      sum + (fixed ? 0.61 : (widths.find(([pattern]) => pattern.test(character))?.[1] ?? 0.56)),
    0,
  );
  return ems * size * (bold ? 1.06 : 1);
}
