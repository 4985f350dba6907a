import { describe, expect, it } from "vitest";
import { drawKeys } from "./keys";
import { textsOf } from "../read-drawing";

describe("drawKeys", () => {
  it("draws the keys row by row, from the left", () => {
    const drawing = drawKeys({
      rows: [
        ["Q", "W"],
        ["A", "Enter"],
      ],
    });
    expect(textsOf(drawing)).toEqual(["Q", "W", "A", "Enter"]);
  });

  it("makes a marked key grey, and no other", () => {
    const greyKeys = (marked: string[]) =>
      drawKeys({ rows: [["Q", "W"]], marked }).elements.match(/fill="grey"/g) ?? [];
    expect(greyKeys(["W"])).toHaveLength(1);
    expect(greyKeys([])).toHaveLength(0);
  });

  it.each([
    [{ rows: [["Q"]], marked: ["W"] }, "there is no key “W” to mark"],
    [{ rows: [["Backspace", "Backspace", "Backspace", "Backspace"]] }, "a row of keys is too wide"],
  ])("refuses %j", (keys, sentence) => {
    expect(() => drawKeys({ ...keys })).toThrow(sentence);
  });
});
