import { describe, expect, it } from "vitest";
import { elementsOf, textsOf } from "../read-drawing";
import { drawWords } from "./draw-words";
import { readPicture } from "./parse";
import { applyChange } from "./piece";

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** Returns the corners and centres of a picture, rounded. */
const pointsOf = (words: string): number[][] =>
  readPicture(words).flatMap((piece) =>
    "points" in piece ? piece.points.map((point) => point.map(round)) : [piece.centre.map(round)],
  );

describe("a picture from words", () => {
  it("draws the given number of things, and one thing as small as each of nine", () => {
    expect(readPicture("3 black stars and 2 circles")).toHaveLength(5);
    expect(readPicture("7 squares")).toHaveLength(7);
    const sizes = ["1 circle", "9 circles"].map((words) => readPicture(words)[0]);
    expect(sizes.map((piece) => piece && "radius" in piece && round(piece.radius))).toEqual([0.253, 0.253]);
  });

  it("mirrors, flips and turns a picture", () => {
    const boat = pointsOf("boat");
    expect(pointsOf("boat facing left")).toEqual(boat.map(([x = 0, y = 0]) => [round(-x), y]));
    expect(pointsOf("boat upside down")).toEqual(boat.map(([x = 0, y = 0]) => [x, round(-y)]));
    expect(pointsOf("flag turned right")).toEqual(pointsOf("flag pointing right"));
    expect(pointsOf("flag pointing right")).not.toEqual(pointsOf("flag pointing left"));
  });

  it("puts a shape at the given place, but does not move a house whose door has a place", () => {
    expect(pointsOf("small black circle in the top left corner")).toEqual([[-0.55, -0.55]]);
    expect(pointsOf("circle, star at the top")[0]).toEqual([0, 0]);
    expect(pointsOf("house with door on the left")).toHaveLength(pointsOf("house").length);
  });

  it("draws the given number of a thing's parts, a shadow in black, and nothing for “nothing”", () => {
    expect(readPicture("flower with 7 petals")).toHaveLength(readPicture("flower with 5 petals").length + 2);
    expect(readPicture("shadow of fish").every((piece) => "fill" in piece && piece.fill === "black")).toBe(
      true,
    );
    expect(readPicture("nothing")).toEqual([]);
  });

  it("gives a thing its own colours, unless the words name another fill", () => {
    const fillsOf = (words: string) => readPicture(words).map((piece) => "fill" in piece && piece.fill);
    expect(fillsOf("car")).toContain("rose");
    expect(fillsOf("car with black body")).not.toContain("rose");
    expect(fillsOf("car with white body")).not.toContain("rose");
    expect(elementsOf(drawWords("duck"), "circle").map(({ attributes }) => attributes.fill)).toContain("sun");
  });

  it("refuses words without a picture", () => {
    expect(() => readPicture("elephant")).toThrow("no picture of “elephant”");
    expect(() => readPicture(" ")).toThrow("no words to draw from");
  });

  it("does not mirror letters when a picture is mirrored", () => {
    const [letter] = applyChange(readPicture("letter R"), { mirrored: true, at: [0.5, 0] });
    expect(letter).toMatchObject({ words: "R", centre: [0.5, 0] });
  });
});

describe("a drawing from its description", () => {
  it("has a dashed frame for the question mark of a row, and the letters and numbers of a grid", () => {
    const row = drawWords("In a row: circle; star; ?");
    expect(elementsOf(row, "rect").filter(({ attributes }) => attributes["stroke-dasharray"])).toHaveLength(
      1,
    );
    expect(textsOf(row)).toEqual(["?"]);
    expect(textsOf(drawWords("In a grid: letter A; number 12 / nothing; star"))).toEqual(["A", "12"]);
  });

  it("has letters below the pictures, and a question mark for an image in a mirror", () => {
    expect(textsOf(drawWords("With letters: P fish; Q cup"))).toEqual(["P", "Q"]);
    expect(textsOf(drawWords("Before a mirror: cup"))).toEqual(["?"]);
    expect(textsOf(drawWords("Above water: cup"))).toEqual(["?"]);
  });

  it("draws a level balance and both tilts differently, and refuses a description without sides", () => {
    const pathsOf = (state: string) =>
      elementsOf(drawWords(`Balance 1: star on the left, ? on the right, ${state}`), "path").map(
        ({ attributes }) => attributes.d,
      );
    expect(new Set(["level", "left side down", "right side down"].flatMap(pathsOf)).size).toBe(3);
    expect(() => drawWords("Balance 1: star here, circle there")).toThrow("0 balances");
  });

  it("draws the taller child taller, and refuses a height below 3", () => {
    const heads = elementsOf(drawWords("Children from left to right: Asha 5; Ravi 8"), "circle");
    expect(heads.map(({ attributes }) => Number(attributes.cy))).toEqual([81.5, 47]);
    expect(() => drawWords("Children from left to right: Asha 2; Ravi 8")).toThrow("height");
  });

  it("refuses more pictures than fit", () => {
    expect(() => drawWords(`In a row: ${Array.from({ length: 9 }, () => "star").join("; ")}`)).toThrow(
      "9 pictures",
    );
  });
});
