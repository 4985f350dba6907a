import { expect, it } from "vitest";
import { renderSvg } from "../drawing";
import { elementsOf, numberOf, textsOf } from "../read-drawing";
import { drawIcons } from "./icons";

it("draws the things side by side, with labels below", () => {
  const drawing = drawIcons({ rows: [["mango", "", "dog", "?"]], labels: [["P", "", "Q", "R"]] });
  const icons = elementsOf(drawing, "icon");
  expect(icons.map(({ attributes }) => attributes.name)).toEqual(["mango", "dog"]);
  expect(icons.map((icon) => numberOf(icon, "x"))).toEqual([8, 144]);
  expect(textsOf(drawing)).toEqual(["P", "Q", "?", "R"]);
});

it("renders the coloured shapes of an icon", () => {
  const svg = renderSvg(drawIcons({ rows: [["mango"]], size: 64 }), "A mango");
  expect(svg).toContain('<g stroke="none" transform="translate(8 8) scale(2)"><g fill="none"><path fill="#');
  expect(svg).not.toContain("<icon");
});

it("renders icons with coordinates of one decimal place, and does not join neighbouring numbers", () => {
  const svg = renderSvg(drawIcons({ rows: [["red-apple", "spider"]] }), "An apple and a spider");
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    expect(path).not.toMatch(/\.\d\d/);
    expect(path).not.toMatch(/-0(?!\.)(?!\d)|NaN/);
    expect(path.match(/^M[^a-zA-Z]+/)?.[0].match(/-?[\d.]+/g)).toHaveLength(2);
  }
});

it("refuses unknown icons, and rows that are too long", () => {
  expect(() => drawIcons({ rows: [["mangoo"]] })).toThrow('"mangoo" is not an icon');
  expect(() => drawIcons({ rows: [["constructor"]] })).toThrow("is not an icon");
  expect(() => drawIcons({ rows: [["dog", "dog", "dog", "dog", "dog"]] })).toThrow("do not fit");
});
