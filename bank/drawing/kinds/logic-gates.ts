import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkDistinct, checkWhole } from "../check-input";
import { formatNumber, type Point } from "../points";
import { circle, dot, line, path, polygon, rectangle } from "../strokes";
import { text } from "../text";

export const gateKinds = ["AND", "OR", "NOT", "NAND", "NOR", "XOR", "XNOR", "?"] as const;
export type GateKind = (typeof gateKinds)[number];

/** A gate: its column (from 0), its vertical position, and the inputs or gates that feed it, from the top. */
export type Gate = {
  readonly name: string;
  readonly kind: GateKind;
  readonly column: number;
  readonly y: number;
  readonly from: readonly string[];
};

export type LogicCircuit = {
  /** The vertical position of each input, by its letter. */
  readonly inputs: Readonly<Record<string, number>>;
  readonly gates: readonly Gate[];
  /** The gate of each output, by the output's label. */
  readonly outputs: Readonly<Record<string, string>>;
};

const gateWidth = 46;
/** Half the height of a gate. */
const half = 17;
/** The gap between the inputs of a gate. */
const pinGap = 9;
/** The space on the left for the letters of the inputs. */
const margin = 26;
/** The space on the right for the labels of the outputs. */
const outputSpace = 30;

/** Returns the value of every input and gate. A gate `?` counts as 0. */
export function valuesOf(
  { gates }: Pick<LogicCircuit, "gates">,
  inputs: Readonly<Record<string, 0 | 1>>,
): Map<string, 0 | 1> {
  const values = new Map<string, 0 | 1>(Object.entries(inputs));
  for (const { name, kind, from } of gates) {
    const ones = from.filter((source) => values.get(source) === 1).length;
    values.set(name, computeOutput(kind, ones, from.length) ? 1 : 0);
  }
  return values;
}

/** Returns the output of a gate that has `count` inputs, of which `ones` are 1. */
function computeOutput(kind: GateKind, ones: number, count: number): boolean {
  if (kind === "AND") return ones === count;
  if (kind === "NAND") return ones < count;
  if (kind === "OR") return ones > 0;
  if (kind === "NOR" || kind === "NOT") return ones === 0;
  if (kind === "XOR") return ones % 2 === 1;
  return kind === "XNOR" && ones % 2 === 0;
}

function drawGate(kind: GateKind, [x, y]: Point): string {
  const formatPointAt = (across: number, down: number) =>
    `${formatNumber(x + across)} ${formatNumber(y + down)}`;
  const isInverted = ["NOT", "NAND", "NOR", "XNOR"].includes(kind);
  const end = isInverted ? gateWidth - 9 : gateWidth;
  const bubble = isInverted ? circle([x + end + 4.5, y], 4.5, { fill: "paper" }) : "";
  if (kind === "?")
    return (
      rectangle([x, y - half], gateWidth, half * 2, { fill: "sun" }) +
      text("?", [x + gateWidth / 2, y], { bold: true })
    );
  if (kind === "NOT")
    return (
      polygon(
        [
          [x, y - 13],
          [x + end, y],
          [x, y + 13],
        ],
        { fill: "sky" },
      ) + bubble
    );
  if (kind === "AND" || kind === "NAND") {
    const arcStart = end - half;
    return (
      path(
        `M${formatPointAt(0, -half)}L${formatPointAt(arcStart, -half)}A17 17 0 0 1 ${formatPointAt(arcStart, half)}L${formatPointAt(0, half)}Z`,
        {
          fill: "leaf",
        },
      ) + bubble
    );
  }
  const body = `M${formatPointAt(0, -half)}Q${formatPointAt(end * 0.62, -half)} ${formatPointAt(end, 0)}Q${formatPointAt(end * 0.62, half)} ${formatPointAt(0, half)}Q${formatPointAt(13, 0)} ${formatPointAt(0, -half)}Z`;
  const secondCurve =
    kind === "XOR" || kind === "XNOR"
      ? path(`M${formatPointAt(-6, -half)}Q${formatPointAt(7, 0)} ${formatPointAt(-6, half)}`)
      : "";
  return path(body, { fill: "lilac" }) + secondCurve + bubble;
}

/**
 * Draws a circuit of logic gates, from the inputs on the left to the outputs on the right. Wires are horizontal and
 * vertical; a dot marks a place where a wire branches; wires that only cross have no dot.
 *
 * @throws RangeError when a gate has a wrong number of inputs, or one that is not left of it
 */
export function drawLogicCircuit({ inputs, gates, outputs }: LogicCircuit): Drawing {
  checkCount("gates", gates, 1, 8);
  checkCount("inputs", Object.keys(inputs), 1, 4);
  checkDistinct("the circuit", [...Object.keys(inputs), ...gates.map(({ name }) => name)]);
  const columns = Math.max(...gates.map(({ column }) => column)) + 1;
  checkWhole("the number of columns", columns, 1, 3);
  const gap = (300 - margin - outputSpace - columns * gateWidth) / columns;
  const leftOf = (column: number) => margin + gap + column * (gateWidth + gap);
  const gateByName = new Map(gates.map((gate) => [gate.name, gate]));
  const columnOf = (name: string) => (name in inputs ? -1 : (gateByName.get(name)?.column ?? 9));
  const endOf = (name: string): Point => {
    const gate = gateByName.get(name);
    return gate ? [leftOf(gate.column) + gateWidth, gate.y] : [margin, inputs[name] ?? 0];
  };
  const targets = gates.flatMap((gate) => {
    const { name, kind, column, y, from } = gate;
    const isValidCount = kind === "NOT" ? from.length === 1 : from.length >= 2 && from.length <= 3;
    check(isValidCount, `the ${kind} gate ${name} has ${from.length} inputs`);
    return from.map((source, index) => {
      check(columnOf(source) < column, `${source} is not left of ${name}`);
      const pinY = y + (index - (from.length - 1) / 2) * (from.length === 2 ? pinGap * 2 : pinGap + 2);
      // The left side of OR and XOR is curved, so that a wire must reach further to touch it.
      const inset = kind === "AND" || kind === "NAND" || kind === "NOT" || kind === "?" ? 0 : 4;
      return { source, to: [leftOf(column) + inset, pinY] as Point };
    });
  });
  const wires = [...new Set(targets.map(({ source }) => source))].map((source) => {
    const start = endOf(source);
    const targetsOfSource = targets.filter((target) => target.source === source);
    const sourcesInColumn = [...new Set(targets.map((target) => target.source))]
      .filter((name) => columnOf(name) === columnOf(source))
      .toSorted((a, b) => endOf(a)[1] - endOf(b)[1]);
    const lane = start[0] + (gap * (sourcesInColumn.indexOf(source) + 1)) / (sourcesInColumn.length + 1);
    return drawWire(
      start,
      lane,
      targetsOfSource.map(({ to }) => to),
    );
  });
  const ends = Object.entries(outputs).map(([words, name]) => {
    const [x, y] = endOf(name);
    return (
      line([
        [x, y],
        [300 - outputSpace + 8, y],
      ]) + text(words, [300 - 12, y], { italic: true })
    );
  });
  const names = Object.entries(inputs).map(([name, y]) => text(name, [13, y], { italic: true }));
  const height = Math.max(...gates.map(({ y }) => y + half), ...Object.values(inputs).map((y) => y + 8)) + 6;
  return canvas(300, height, [
    ...wires,
    ...ends,
    ...gates.map((gate) => drawGate(gate.kind, [leftOf(gate.column), gate.y])),
    ...names,
  ]);
}

/**
 * Draws one wire with all its ends: horizontal to its lane, vertical along the lane, then horizontal again.
 *
 * @param lane the x coordinate of the vertical part
 */
function drawWire(start: Point, lane: number, ends: readonly Point[]): string {
  const [, y] = start;
  const strokes = ends.map((end) =>
    end[1] === y ? line([start, end]) : line([start, [lane, y], [lane, end[1]], end]),
  );
  const endYs = ends.map((end) => end[1]);
  const [above, below] = [endYs.filter((endY) => endY < y), endYs.filter((endY) => endY > y)];
  const isForked = (above.length > 0 && below.length > 0) || (endYs.includes(y) && ends.length > 1);
  // The wire continues beyond all of its ends except the highest and the lowest.
  const branchYs = [...above.toSorted((a, b) => a - b).slice(1), ...below.toSorted((a, b) => b - a).slice(1)];
  return [
    ...strokes,
    ...(isForked ? [dot([lane, y])] : []),
    ...branchYs.map((branchY) => dot([lane, branchY])),
  ].join("");
}
