import { describe, expect, it } from "vitest";
import { drawFlowchart, levelsOf, type Step } from "./flowchart";
import { elementsOf, pointsOf, textsOf } from "../read-drawing";

const start: Step = { kind: "start", words: "Start" };
const end: Step = { kind: "end", words: "End" };
const decide = (no: { words?: string; to: number }): Step => ({
  kind: "decision",
  words: "Is N > 5?",
  no,
});
const work: Step = { kind: "work", words: "N = N + 1" };

describe("drawFlowchart", () => {
  it("draws arrows from step to step, downwards", () => {
    const steps = [start, work, { kind: "input-output", words: "Print N" } as const, end];
    const drawing = drawFlowchart({ steps });
    expect(levelsOf(steps)).toEqual(levelsOf(steps).toSorted((a, b) => a - b));
    expect(textsOf(drawing)).toEqual(["Start", "N = N + 1", "Print N", "End"]);
    expect(elementsOf(drawing, "path")).toHaveLength(3);
  });

  it("gives each kind of step its shape", () => {
    const drawing = drawFlowchart({
      steps: [start, { kind: "input-output", words: "Read N" }, decide({ to: 3 }), end],
    });
    const rounds = elementsOf(drawing, "rect").filter(({ attributes }) => attributes.rx === "17");
    const fills = elementsOf(drawing, "polygon")
      .map(({ attributes }) => attributes.fill)
      .filter((fill) => fill !== "ink");
    expect(rounds).toHaveLength(2);
    expect(fills).toEqual(["leaf", "sun"]);
    expect(textsOf(drawing)).toEqual(["Yes", "No", "Start", "Read N", "Is N > 5?", "End"]);
  });

  it("draws an arrow back up to an earlier step", () => {
    const steps = [start, work, decide({ to: 1 }), end];
    const tips = elementsOf(drawFlowchart({ steps }), "polygon")
      .filter(({ attributes }) => attributes.fill === "ink")
      .map((head) => pointsOf(head)[0]?.[1]);
    expect(tips).toContain(levelsOf(steps)[1]);
  });

  it("refuses a chart without an end, a step without a next step, and words that do not fit", () => {
    expect(() => drawFlowchart({ steps: [start, work, work] })).toThrow("finishes with end");
    expect(() => drawFlowchart({ steps: [start, decide({ to: 7 }), end] })).toThrow("leads to a step 7");
    expect(() => drawFlowchart({ steps: [start, work, decide({ words: "Print", to: 1 }), end] })).toThrow(
      "downwards",
    );
    expect(() =>
      drawFlowchart({
        steps: [start, { kind: "work", words: "Multiply the numbers A and B" }, end],
      }),
    ).toThrow("does not fit");
  });
});
