import type { Drawing } from "./drawing";
import type { Point } from "./points";
import { textWidth } from "./text";

/** An element of a drawing, as a test reads it back. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
};

/** The elements of a drawing, in the order in which they are drawn. For our own elements only: no comment, no nesting but groups. */
export function readElements({ elements }: Pick<Drawing, "elements">): Element[] {
  return [...elements.matchAll(/<(\w+)((?:\s[\w-]+="[^"]*")*)\s*(?:\/>|>([^<]*))/g)].map(
    ([, name = "", attributes = "", text = ""]) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
      ),
      text: text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
    }),
  );
}

/** The elements of one name. */
export function elementsOf(drawing: Drawing, name: string): Element[] {
  return readElements(drawing).filter((element) => element.name === name);
}

/** All texts, in their order. */
export function textsOf(drawing: Drawing): string[] {
  return elementsOf(drawing, "text").map(({ text }) => text);
}

/** A number of an element, 0 when it says none. */
export function numberOf({ attributes }: Element, name: string): number {
  return Number(attributes[name] ?? 0);
}

function numbersOf(text: string): number[] {
  return (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** The points an element goes through: ends of strokes, corners, and the four sides of a circle. */
export function pointsOf(element: Element): Point[] {
  const { name, attributes } = element;
  const value = (key: string) => numberOf(element, key);
  const box = (x: number, y: number, across: number, down: number): Point[] => [
    [x - across, y - down],
    [x + across, y + down],
  ];
  if (name === "circle") return box(value("cx"), value("cy"), value("r"), value("r"));
  if (name === "ellipse") return box(value("cx"), value("cy"), value("rx"), value("ry"));
  if (name === "rect")
    return box(
      value("x") + value("width") / 2,
      value("y") + value("height") / 2,
      value("width") / 2,
      value("height") / 2,
    );
  if (name === "icon")
    return box(
      value("x") + value("size") / 2,
      value("y") + value("size") / 2,
      value("size") / 2,
      value("size") / 2,
    );
  if (name === "polygon") return inPairs(numbersOf(attributes.points ?? ""));
  if (name === "path")
    return [...(attributes.d ?? "").matchAll(/([MLCQA])([^MLCQAZ]*)/g)].flatMap(pathPoints);
  return [];
}

function pathPoints([, command = "", numbers = ""]: RegExpMatchArray | string[]): Point[] {
  const values = numbersOf(numbers);
  return inPairs(command === "A" ? values.slice(-2) : values);
}

function inPairs(values: readonly number[]): Point[] {
  return values.flatMap((x, index) => (index % 2 === 0 ? [[x, values[index + 1] ?? 0] as const] : []));
}

/** About where a text stands: its left, top, right and bottom. */
export function textBox(element: Element): readonly [number, number, number, number] {
  const { attributes, text } = element;
  const size = Number(attributes["font-size"] ?? 16);
  const width = textWidth(text, {
    size,
    bold: attributes["font-weight"] === "bold",
    fixed: attributes["font-family"] === "code",
  });
  const [a = 1, , , d = 1, left, top] = numbersOf(attributes.transform?.replace("matrix", "") ?? "");
  const x = left ?? numberOf(element, "x");
  const y = top ?? numberOf(element, "y") - 0.36 * size;
  const anchor = attributes["text-anchor"] ?? "middle";
  const reach = width * Math.abs(a);
  const start = anchor === "start" ? 0 : anchor === "end" ? reach : reach / 2;
  const half = 0.36 * size * Math.abs(d);
  return [x - start, y - half, x - start + reach, y + half];
}
