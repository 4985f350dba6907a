import { describe, expect, it } from "vitest";
import { drawBlockCode, heightOfBlock, type Block } from "./block-code";
import { elementsOf, numberOf, pointsOf, textsOf } from "../read-drawing";

const event: Block = { words: "when flag is pressed", kind: "event" };
const move: Block = { words: "move 10 steps", kind: "motion" };
const repeat = (...inside: Block[]): Block => ({
  words: "repeat 4 times",
  kind: "control",
  inside,
});

describe("drawBlockCode", () => {
  it("draws blocks in the order in which they run, with inner blocks indented", () => {
    const drawing = drawBlockCode({ blocks: [event, repeat(move), move] });
    expect(textsOf(drawing)).toEqual([event.words, "repeat 4 times", move.words, move.words]);
    const labels = elementsOf(drawing, "text");
    const baselines = labels.map((label) => numberOf(label, "y"));
    expect(labels.map((label) => numberOf(label, "x"))).toEqual([18, 18, 36, 18]);
    expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
  });

  it("makes a loop high enough for its inner blocks", () => {
    expect(heightOfBlock(repeat(move, move)) - heightOfBlock(repeat(move))).toBe(heightOfBlock(move) + 3);
    const [, loop, inner] = elementsOf(drawBlockCode({ blocks: [event, repeat(move)] }), "path").map(
      pointsOf,
    );
    const bottom = (points: readonly (readonly [number, number])[] = []) =>
      Math.max(...points.map(([, y]) => y));
    expect(bottom(loop)).toBeGreaterThan(bottom(inner));
  });

  it("refuses a script without an event, with two events, or with words that are too long", () => {
    expect(() => drawBlockCode({ blocks: [move, move] })).toThrow("begins with an event");
    expect(() => drawBlockCode({ blocks: [event, event] })).toThrow("one event");
    expect(() =>
      drawBlockCode({
        blocks: [event, { ...move, words: "move forward until the edge is reached" }],
      }),
    ).toThrow("too long");
  });
});
