import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { findFigureErrors } from "./figures";

const item = sampleItem({ figure: { file: "clock.svg", alt: "A clock that shows three o'clock" } });
const listMessages = (svg?: string) =>
  messagesOf(
    findFigureErrors(sampleSet([item], { figures: new Map(svg === undefined ? [] : [["clock.svg", svg]]) })),
  );
const draw = (inside: string) => `<svg viewBox="0 0 10 10">${inside}</svg>`;

describe("findFigureErrors", () => {
  it("accepts a plain drawing, and an item without a drawing", () => {
    expect(listMessages(draw('<circle cx="5" cy="5" r="4" fill="none" stroke="currentColor"/>'))).toEqual([]);
    expect(findFigureErrors(sampleSet([sampleItem()]))).toEqual([]);
  });

  it("reports the drawings of options that are missing", () => {
    const options = sampleItem({ optionFigures: { "42": "a.svg", "15": "b.svg" } });
    const figures = new Map([["a.svg", draw("")]]);
    expect(findFigureErrors(sampleSet([options], { figures }))).toMatchObject([
      { field: "optionFigures", message: "names the figure b.svg, which is missing" },
    ]);
  });

  it("reports a figure that is missing", () => {
    expect(listMessages()).toEqual(["names the figure clock.svg, which is missing"]);
  });

  it.each([
    ["<script>alert(1)</script>", "an element that has no place in a drawing"],
    ['<circle onclick="x()"/>', "an event handler"],
    ['<rect fill="url(https://elsewhere.example/a)"/>', "a link to something outside"],
    ['<g id="hand"/>', "an id, which would clash with others on the page"],
  ])("reports %s", (inside, error) => {
    expect(listMessages(draw(inside))).toEqual([`has a figure with ${error}`]);
  });

  it("reports a drawing without a view box, with a declaration or too long", () => {
    expect(listMessages("<svg></svg>")).toEqual(["has a figure with no <svg viewBox> at its start"]);
    expect(listMessages(`<?xml version="1.0"?>${draw("")}`)).toContain("has a figure with a declaration");
    const frame = draw("").length;
    expect(listMessages(draw("×".repeat((6144 - frame) / 2)))).toEqual([]);
    expect(listMessages(draw("×".repeat(3100)))).toEqual([
      `has a figure with ${6200 + frame} bytes: 6144 at most`,
    ]);
  });
});
