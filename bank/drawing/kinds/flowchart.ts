import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount } from "../check-input";
import { type Point } from "../points";
import { polygon, rectangle } from "../strokes";
import { text, textWidth } from "../text";

/**
 * A step of the chart; steps are listed from top to bottom. After a decision, "yes" continues
 * below; "no" leads to the side, or back to a step.
 */
export type Step =
  | { readonly kind: "start" | "end" | "work" | "input-output"; readonly words: string }
  | {
      readonly kind: "decision";
      readonly words: string;
      /**
       * The text of a box on the right, which then leads to a step further down; without a text, the arrow leads
       * directly to a step.
       */
      readonly no: { readonly words?: string; readonly kind?: "work" | "input-output"; readonly to: number };
    };

const stepHeight = 34;
const gap = 22;
const decisionHeight = 50;

function heightOf(kind: Step["kind"]): number {
  return kind === "decision" ? decisionHeight : stepHeight;
}

/** Returns the y coordinates of the middles of the steps. */
export function levelsOf(steps: readonly Step[]): number[] {
  let top = 4;
  return steps.map((step) => {
    const middle = top + heightOf(step.kind) / 2;
    top += heightOf(step.kind) + gap;
    return middle;
  });
}

/**
 * Draws a flowchart: round boxes for start and end, boxes for work, slanted ones for input and output, diamonds for
 * decisions.
 *
 * @throws RangeError when it does not begin with a start and finish with an end, an arrow leads nowhere, or words do
 *   not fit
 */
export function drawFlowchart({ steps }: { readonly steps: readonly Step[] }): Drawing {
  checkCount("steps", steps, 3, 7);
  check(
    steps[0]?.kind === "start" && steps.at(-1)?.kind === "end",
    "a flowchart begins with start and finishes with end",
  );
  const levels = levelsOf(steps);
  const hasDecision = steps.some((step) => step.kind === "decision");
  const x = hasDecision ? 108 : 150;
  const middleOf = (index: number): Point => [x, levels[index] ?? 0];
  const boxes = steps.map((step, index) => drawStep(step, middleOf(index)));
  const downArrows = steps.slice(0, -1).map((step, index) => {
    const from: Point = [x, middleOf(index)[1] + heightOf(step.kind) / 2];
    const to: Point = [x, from[1] + gap - 1];
    return (
      arrow([from, to]) + (step.kind === "decision" ? text("Yes", [x + 20, from[1] + 8], { size: 14 }) : "")
    );
  });
  const noArrows = steps.flatMap((step, index) =>
    step.kind === "decision" ? [drawNoBranch(step, index, steps, middleOf)] : [],
  );
  const height = (levels.at(-1) ?? 0) + stepHeight / 2 + 4;
  return canvas(300, height, [...downArrows, ...noArrows, ...boxes]);
}

/** Draws the outline of a step by its kind, around its middle; `halfWidth` is half its width. */
function drawBox(kind: Step["kind"], [x, y]: Point, halfWidth: number): string {
  const [top, bottom] = [y - heightOf(kind) / 2, y + heightOf(kind) / 2];
  if (kind === "decision")
    return polygon(
      [
        [x, top],
        [x + halfWidth, y],
        [x, bottom],
        [x - halfWidth, y],
      ],
      { fill: "sun" },
    );
  if (kind === "input-output")
    return polygon(
      [
        [x - halfWidth + 10, top],
        [x + halfWidth, top],
        [x + halfWidth - 10, bottom],
        [x - halfWidth, bottom],
      ],
      { fill: "leaf" },
    );
  const corner: Point = [x - halfWidth, top];
  return kind === "work"
    ? rectangle(corner, halfWidth * 2, stepHeight, { fill: "sky" })
    : rectangle(corner, halfWidth * 2, stepHeight, { fill: "rose", round: stepHeight / 2 });
}

function drawStep({ kind, words }: Step, middle: Point): string {
  const maxTextWidth = kind === "decision" ? 118 : 160;
  check(textWidth(words, { size: 14 }) <= maxTextWidth, `"${words}" does not fit into its box`);
  return drawBox(kind, middle, kind === "decision" ? 94 : 90) + text(words, middle, { size: 14 });
}

/** Draws the arrow of a decision's "no", with the box beside the decision if it has one. */
function drawNoBranch(
  step: Step & { kind: "decision" },
  index: number,
  steps: readonly Step[],
  middleOf: (index: number) => Point,
): string {
  const { words, kind = "work", to } = step.no;
  const target = steps[to];
  check(target !== undefined && to !== index, `step ${index} leads to a step ${to} that is not there`);
  check(
    target?.kind !== "decision" && target?.kind !== "start",
    `step ${to} cannot be reached from the side`,
  );
  const [x, y] = middleOf(index);
  const end = middleOf(to);
  const from: Point = [x + 94, y];
  const label = text("No", [from[0] + 14, y - 11], { size: 14 });
  // The slanted side of an input or output box is nearer to its middle than the side of another box.
  const halfTargetWidth = target?.kind === "input-output" && to > 0 ? 85 : 90;
  const entry: Point = [end[0] + halfTargetWidth + 2, end[1]];
  if (words === undefined) {
    const sideX = 240;
    return arrow([from, [sideX, y], [sideX, end[1]], entry]) + label;
  }
  const halfWidth = textWidth(words, { size: 14 }) / 2 + (kind === "input-output" ? 13 : 6);
  check(halfWidth <= 40, `"${words}" does not fit beside the decision`);
  check(to > index, "a box beside a decision leads on downwards");
  const middle: Point = [296 - halfWidth, y + 22 + stepHeight / 2];
  const [above, below] = [middle[1] - stepHeight / 2 - 1, middle[1] + stepHeight / 2];
  return [
    arrow([from, [middle[0], y], [middle[0], above]]),
    arrow([[middle[0], below], [middle[0], end[1]], entry]),
    drawBox(kind, middle, halfWidth) + text(words, middle, { size: 14 }) + label,
  ].join("");
}
