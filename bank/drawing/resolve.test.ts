import { describe, expect, it } from "vitest";
import { renderSvg } from "./drawing";
import { nameWidth, resolveStyle } from "./resolve";
import { style } from "./style";

describe("resolveStyle", () => {
  it("replaces the names of the style by their values", () => {
    expect(resolveStyle('<rect x="2" fill="grey" stroke="none"/>')).toBe(
      `<rect x="2" fill="${style.colours.grey}" stroke="none"/>`,
    );
    expect(resolveStyle('<path d="M0 0" stroke-width="thin" stroke-dasharray="dashed"/>')).toBe(
      '<path d="M0 0" stroke-width="1" stroke-dasharray="6 5"/>',
    );
    expect(resolveStyle('<text font-weight="bold" font-family="code">fill="grey"</text>')).toContain(
      '<text font-weight="700" font-family="monospace">',
    );
  });

  it("allows a number as a width", () => {
    expect(resolveStyle('<path stroke-width="8"/>')).toBe('<path stroke-width="8"/>');
    expect([nameWidth(1.5), nameWidth(8)]).toEqual(["fine", "8"]);
  });

  it.each([
    '<rect fill="#222"/>',
    '<rect stroke="pink"/>',
    '<path stroke-width="broad"/>',
    '<text font-family="x"/>',
  ])("refuses %s, whose value the style does not have", (element) => {
    expect(() => resolveStyle(element)).toThrow("is not in bank/drawing/style.ts");
  });
});

describe("renderSvg", () => {
  const drawing = { width: 40, height: 20, isBare: true, elements: '<rect fill="ink"/>' };

  it("adds a background and the description to a drawing", () => {
    expect(renderSvg(drawing, "a < b")).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" role="img" aria-label="a &lt; b">' +
        '<rect width="40" height="20" fill="#fff"/><g fill="none" stroke="#222" stroke-width="2">' +
        '<rect fill="#222"/></g></svg>\n',
    );
  });

  it("adds the font to a drawing with letters", () => {
    expect(renderSvg({ ...drawing, isBare: false }, "A")).toContain(
      'font-family="sans-serif" font-size="16"',
    );
  });
});
