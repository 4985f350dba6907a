import { expect, it } from "vitest";
import { layOutDrawings, readDrawings } from "./drawings-file";

const dot = { width: 40, height: 20.5, isBare: true, elements: '<circle r="4"/><text x="1">a</text>' };
const text = [
  "<drawings>",
  '<drawing name="c1-maths-dot" width="40" height="20.5" bare="true">',
  '<circle r="4"/>',
  '<text x="1">a</text>',
  "</drawing>",
  "</drawings>",
  "",
].join("\n");

it("reads drawings, and lays them out with an element on each line", () => {
  const drawings = new Map([["c1-maths-dot", dot]]);
  expect(readDrawings(text)).toEqual(drawings);
  expect(layOutDrawings(drawings)).toBe(text);
});

it("refuses a name twice, and what is no drawing", () => {
  const twice = text.replace("</drawings>\n", text.slice("<drawings>\n".length));
  expect(() => readDrawings(twice)).toThrow("two drawings c1-maths-dot");
  expect(() => readDrawings(text.replace("40", "wide"))).toThrow("something between its drawings");
});

it("refuses a size below 0, which no browser draws", () => {
  expect(() => readDrawings(text.replace('r="4"', 'r="-4"'))).toThrow(
    'the drawing c1-maths-dot has a size below 0: r="-4"',
  );
});
