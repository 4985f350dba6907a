import { describe, expect, it } from "vitest";
import { drawIndia, placeOnMap } from "./india";
import { mainland, places, rivers } from "./india-outline";
import { between, isInside, type Point } from "../points";
import { elementsOf, numberOf, textsOf } from "../read-drawing";

const coastalPlaces = new Set(["Mumbai", "Chennai", "Thiruvananthapuram", "Visakhapatnam", "Panaji"]);

describe("the outline of India", () => {
  it.each([
    ["Gilgit", [74.3, 35.9]],
    ["Muzaffarabad", [73.7, 34.4]],
    ["Siachen", [77.1, 35.5]],
    ["Aksai Chin", [79.3, 35.2]],
    ["Tawang", [91.9, 27.6]],
    ["Jaisalmer", [70.9, 26.9]],
    ["Bhuj", [69.7, 23.2]],
  ] as const)("contains %s", (_, place) => expect(isInside(place, mainland)).toBe(true));

  it.each([
    ["Karachi", [67.0, 24.9]],
    ["Lahore", [74.3, 31.5]],
    ["Islamabad", [73.05, 33.7]],
    ["Kathmandu", [85.3, 27.7]],
    ["Thimphu", [89.6, 27.5]],
    ["Dhaka", [90.4, 23.8]],
    ["Colombo", [79.9, 6.9]],
  ] as const)("does not contain %s", (_, place) => expect(isInside(place, mainland)).toBe(false));

  it("contains every named place, those on the coast within half a degree", () => {
    const placesOutside = Object.entries(places).filter(([name, place]) => {
      const inwards = between(place, [79, 20], coastalPlaces.has(name) ? 0.06 : 0);
      return !isInside(inwards, mainland);
    });
    expect(placesOutside.map(([name]) => name)).toEqual([]);
  });

  it("has the area of the country within 2%", () => {
    // The area on a globe: between the outline and the equator, strip by strip.
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const area = mainland.reduce((sum, [x1, y1], index) => {
      const [x2, y2] = mainland[(index + 1) % mainland.length] ?? [x1, y1];
      return sum + radians(x2 - x1) * ((Math.sin(radians(y1)) + Math.sin(radians(y2))) / 2) * 6371 ** 2;
    }, 0);
    expect(Math.abs(area / 3_287_263 - 1)).toBeLessThan(0.02);
  });

  it("contains the rivers, except their mouths", () => {
    const pointsOutside = Object.entries(rivers).flatMap(([name, course]) =>
      course
        .slice(1, -1)
        .filter((place) => !isInside(place, mainland))
        .map((place) => `${name} ${place.join(" ")}`),
    );
    expect(pointsOutside).toEqual([]);
  });
});

describe("drawIndia", () => {
  it("draws east to the right and north at the top", () => {
    const drawing = drawIndia({
      marks: [
        { name: "A", at: "Mumbai", side: "left" },
        { name: "B", at: "Kolkata" },
      ],
    });
    const [mumbai, kolkata] = elementsOf(drawing, "circle")
      .slice(-2)
      .map((mark): Point => [numberOf(mark, "cx"), numberOf(mark, "cy")]);
    expect(mumbai?.[0]).toBeCloseTo(placeOnMap(places.Mumbai)[0], 0);
    expect(kolkata?.[0]).toBeGreaterThan(mumbai?.[0] ?? 300);
    expect(kolkata?.[1]).toBeLessThan(mumbai?.[1] ?? 0);
    expect(textsOf(drawing)).toEqual(["A", "B"]);
  });

  it("refuses marks that overlap or are outside the map", () => {
    expect(() =>
      drawIndia({
        marks: [
          { name: "A", at: "Chandigarh" },
          { name: "B", at: "Shimla" },
        ],
      }),
    ).toThrow("A and B lie too near");
    expect(() => drawIndia({ marks: [{ name: "A", at: [67, 25] }] })).toThrow("how far east A lies is 67");
  });
});
