import { expect, it } from "vitest";
import { formatDrawings, readDrawings } from "./drawings-file";

const dotDrawing = { width: 40, height: 20.5, isBare: true, elements: '<circle r="4"/><text x="1">a</text>' };
const text = [
  "<drawings>",
  '<drawing name="c1-maths-dot" width="40" height="20.5" bare="true">',
  '<circle r="4"/>',
  '<text x="1">a</text>',
  "</drawing>",
  "</drawings>",
  "",
].join("\n");

it("reads drawings, and formats them with one element per line", () => {
  const drawings = new Map([["c1-maths-dot", dotDrawing]]);
  expect(readDrawings(text)).toEqual(drawings);
  expect(formatDrawings(drawings)).toBe(text);
});

it("refuses a repeated name, and text that is not a drawing", () => {
  const textWithRepeatedName = text.replace("</drawings>\n", text.slice("<drawings>\n".length));
  expect(() => readDrawings(textWithRepeatedName)).toThrow("two drawings c1-maths-dot");
  expect(() => readDrawings(text.replace("40", "wide"))).toThrow("something between its drawings");
});

it("refuses a negative size", () => {
  expect(() => readDrawings(text.replace('r="4"', 'r="-4"'))).toThrow(
    'the drawing c1-maths-dot has a size below 0: r="-4"',
  );
});
