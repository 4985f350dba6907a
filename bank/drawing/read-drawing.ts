import type { Drawing } from "./drawing";
import type { Point } from "./points";
import { textWidth } from "./text";

/** An element of a drawing, for tests. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
};

/** Returns the elements of a drawing from back to front. Comments and elements that contain others are not supported. */
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

/** Returns the elements of one name. */
export function elementsOf(drawing: Drawing, name: string): Element[] {
  return readElements(drawing).filter((element) => element.name === name);
}

/** Returns all texts, from back to front. */
export function textsOf(drawing: Drawing): string[] {
  return elementsOf(drawing, "text").map(({ text }) => text);
}

/** Returns an attribute of an element as a number; a missing attribute is 0. */
export function numberOf({ attributes }: Element, name: string): number {
  return Number(attributes[name] ?? 0);
}

function numbersOf(text: string): number[] {
  return (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** Returns points that an element reaches: ends of strokes, corners, or two opposite corners of the box around it. */
export function pointsOf(element: Element): Point[] {
  const { name, attributes } = element;
  const value = (key: string) => numberOf(element, key);
  const box = (x: number, y: number, halfWidth: number, halfHeight: number): Point[] => [
    [x - halfWidth, y - halfHeight],
    [x + halfWidth, y + halfHeight],
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

/** Estimates the left, top, right and bottom of a text. */
export function textBox(element: Element): readonly [number, number, number, number] {
  const { attributes, text } = element;
  const size = Number(attributes["font-size"] ?? 16);
  const width = textWidth(text, {
    size,
    bold: attributes["font-weight"] === "bold",
    fixed: attributes["font-family"] === "code",
  });
  const [scaleX = 1, , , scaleY = 1, left, top] = numbersOf(
    attributes.transform?.replace("matrix", "") ?? "",
  );
  const x = left ?? numberOf(element, "x");
  // The function `text` puts the baseline 0.36 of the size below the middle.
  const y = top ?? numberOf(element, "y") - 0.36 * size;
  const anchor = attributes["text-anchor"] ?? "middle";
  const drawnWidth = width * Math.abs(scaleX);
  const start = anchor === "start" ? 0 : anchor === "end" ? drawnWidth : drawnWidth / 2;
  const halfHeight = 0.36 * size * Math.abs(scaleY);
  return [x - start, y - halfHeight, x - start + drawnWidth, y + halfHeight];
}
