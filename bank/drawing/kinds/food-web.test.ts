import { describe, expect, it } from "vitest";
import { drawFoodWeb, placeSpecies, type FoodWeb } from "./food-web";
import { elementsOf, numberOf, pointsOf, textsOf } from "../read-drawing";

const web: FoodWeb = {
  levels: [["Grass"], ["Deer", "Hare"], ["Tiger"]],
  eaten: [
    ["Grass", "Deer"],
    ["Grass", "Hare"],
    ["Deer", "Tiger"],
  ],
};

describe("drawFoodWeb", () => {
  it("draws producers at the bottom and each eater above its food", () => {
    const places = placeSpecies(web);
    const height = (name: string) => places.get(name)?.centre[1] ?? 0;
    expect(height("Grass")).toBeGreaterThan(height("Deer"));
    expect(height("Deer")).toBe(height("Hare"));
    expect(height("Deer")).toBeGreaterThan(height("Tiger"));
  });

  it("draws an arrow from each eaten species to the eater's box", () => {
    const drawing = drawFoodWeb(web);
    const tips = elementsOf(drawing, "polygon").map((head) => pointsOf(head)[0] ?? [0, 0]);
    const boxes = elementsOf(drawing, "rect");
    expect(textsOf(drawing)).toEqual(["Grass", "Deer", "Hare", "Tiger"]);
    expect(tips).toHaveLength(3);
    for (const [index, box] of [1, 2, 3].entries()) {
      const bottom = numberOf(boxes[box] ?? { name: "", attributes: {}, text: "" }, "y") + 28;
      expect((tips[index]?.[1] ?? 0) - bottom).toBeGreaterThan(0);
      expect((tips[index]?.[1] ?? 0) - bottom).toBeLessThan(4);
    }
  });

  it("refuses unknown species, duplicates, a species that eats itself, and a level with too many species", () => {
    expect(() => drawFoodWeb({ ...web, eaten: [["Grass", "Cow"]] })).toThrow("Cow is on no level");
    expect(() => drawFoodWeb({ ...web, levels: [["Grass"], ["Grass"]] })).toThrow(
      "the food web has something twice",
    );
    expect(() => drawFoodWeb({ ...web, eaten: [["Deer", "Deer"]] })).toThrow("Deer would eat itself");
    expect(() =>
      drawFoodWeb({ ...web, levels: [["Grass"], ["Grasshopper", "Caterpillar", "Field mouse"]] }),
    ).toThrow("do not fit beside");
  });
});
