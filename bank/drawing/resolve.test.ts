import { describe, expect, it } from "vitest";
import { writeSvg } from "./drawing";
import { nameWidth, resolveStyle } from "./resolve";
import { style } from "./style";

describe("resolveStyle", () => {
  it("puts the values of the style in the place of its names", () => {
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

  it("lets a width be a number where it is part of what is drawn", () => {
    expect(resolveStyle('<path stroke-width="8"/>')).toBe('<path stroke-width="8"/>');
    expect([nameWidth(1.5), nameWidth(8)]).toEqual(["fine", "8"]);
  });

  it.each([
    '<rect fill="#222"/>',
    '<rect stroke="pink"/>',
    '<path stroke-width="broad"/>',
    '<text font-family="x"/>',
  ])("refuses %s, which the style does not have", (element) => {
    expect(() => resolveStyle(element)).toThrow("is not in bank/drawing/style.ts");
  });
});

describe("writeSvg", () => {
  const drawing = { width: 40, height: 20, isBare: true, elements: '<rect fill="ink"/>' };

  it("gives a drawing its ground, and says what is to be seen", () => {
    expect(writeSvg(drawing, "a < b")).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" role="img" aria-label="a &lt; b">' +
        '<rect width="40" height="20" fill="#fff"/><g fill="none" stroke="#222" stroke-width="2">' +
        '<rect fill="#222"/></g></svg>\n',
    );
  });

  it("says how letters look where there are any", () => {
    expect(writeSvg({ ...drawing, isBare: false }, "A")).toContain('font-family="sans-serif" font-size="16"');
  });
});
