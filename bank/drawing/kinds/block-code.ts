import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import { formatNumber, type Point } from "../points";
import { path } from "../strokes";
import type { Colour } from "../style";
import { text, textWidth } from "../text";

/** A block: a plain block, or a block that contains others ("repeat 4", "if on edge"). */
export type Block = {
  readonly words: string;
  readonly kind: BlockKind;
  readonly inside?: readonly Block[];
};
export type BlockKind = keyof typeof fillColours;

/** In a greyscale print the kinds are recognised by their words, and an event by its rounded top. */
const fillColours = {
  event: "sun",
  motion: "sky",
  looks: "lilac",
  sound: "rose",
  control: "leaf",
  value: "grey",
} as const satisfies Record<string, Colour>;

const height = 32;
const indent = 18;
/** The height of the lower bar that closes a block with blocks inside. */
const closingBarHeight = 16;
const gap = 3;

/** Returns the height of a block with the blocks inside it, without the gap below. */
export function heightOfBlock({ inside }: Block): number {
  if (!inside) return height;
  return height + gap + heightOfStack(inside) + closingBarHeight;
}

function heightOfStack(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + heightOfBlock(block) + gap, 0);
}

/**
 * Draws a script of blocks, one below the other; those inside a loop or a condition are indented.
 *
 * @throws RangeError unless the script has 2 to 10 blocks and exactly one event, as its first block, and all words fit
 */
export function drawBlockCode({ blocks }: { readonly blocks: readonly Block[] }): Drawing {
  checkCount("blocks", flatten(blocks), 2, 10);
  check(blocks[0]?.kind === "event", "a script begins with an event");
  check(
    flatten(blocks).filter(({ kind }) => kind === "event").length === 1,
    "a script has one event, at its beginning",
  );
  const width = Math.max(...widthsOf(blocks, 0)) + 12;
  check(width <= 300, "the words of a block are too long");
  return canvas(Math.max(width, 120), heightOfStack(blocks) + 22, [drawStack(blocks, [6, 16])]);
}

function flatten(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...flatten(block.inside ?? [])]);
}

function widthOf({ words }: Block): number {
  return Math.max(96, textWidth(words, { size: 15 }) + 26);
}

function widthsOf(blocks: readonly Block[], left: number): number[] {
  return blocks.flatMap((block) => [left + widthOf(block), ...widthsOf(block.inside ?? [], left + indent)]);
}

function drawStack(blocks: readonly Block[], [x, y]: Point): string {
  let top = y;
  const blockParts = blocks.map((block) => {
    const corner: Point = [x, top];
    top += heightOfBlock(block) + gap;
    return drawBlock(block, corner);
  });
  return blockParts.join("");
}

/**
 * Returns the part of an outline that is 4 units lower, near the left end of an edge. A bottom edge is drawn from right
 * to left, a top edge from left to right.
 */
function notch(x: number, y: number, isBottomEdge: boolean): string {
  const places = [10, 14, 24, 28].map(
    (offset, index) => `L${formatNumber(x + offset)} ${formatNumber(y + (index % 3 === 0 ? 0 : 4))}`,
  );
  return (isBottomEdge ? places.toReversed() : places).join("");
}

function drawBlock(block: Block, [x, y]: Point): string {
  const { words, kind, inside } = block;
  const right = x + widthOf(block);
  const bottom = y + heightOfBlock(block);
  const head =
    kind === "event" ? `M${x} ${y}Q${x + 34} ${y - 14} ${x + 68} ${y}` : `M${x} ${y}${notch(x, y, false)}`;
  const lineTo = (lineX: number, lineY: number) => `L${formatNumber(lineX)} ${formatNumber(lineY)}`;
  const opening = inside
    ? [
        lineTo(right, y + height),
        notch(x + indent, y + height, true),
        lineTo(x + indent, y + height),
        lineTo(x + indent, bottom - closingBarHeight),
        notch(x + indent, bottom - closingBarHeight, false),
        lineTo(right, bottom - closingBarHeight),
      ].join("")
    : "";
  const outline = `${head}${lineTo(right, y)}${opening}${lineTo(right, bottom)}${notch(x, bottom, true)}${lineTo(x, bottom)}Z`;
  return (
    path(outline, { fill: fillColours[kind] }) +
    text(words, [x + 12, y + height / 2 + 2], { size: 15, anchor: "start" }) +
    (inside ? drawStack(inside, [x + indent, y + height + gap]) : "")
  );
}
