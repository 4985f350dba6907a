import { describe, expect, it } from "vitest";
import { findFigureErrors } from "../../src/items/rules/figures";
import { messagesOf, sampleItem, sampleSet } from "../../tests/support/item-factory";
import { renderContactSheet } from "./contact-sheet";
import { renderSvg, type Drawing } from "./drawing";
import { elementsOf, numberOf, pointsOf, readElements, textBox } from "./read-drawing";
import { allSamples } from "./samples/all-samples";
import { style } from "./style";
import { minTextSize } from "./text";

const maxCharacters = 6 * 1024;
const shapes = ["path", "polygon", "rect", "circle", "ellipse", "icon"];
const knownColours = new Set<string>([...Object.keys(style.colours), "none"]);
const samples = allSamples.map(({ kind, alt, drawing }) => ({
  kind,
  alt,
  drawing,
  svg: renderSvg(drawing, alt),
  name: `${kind}: ${alt}`,
}));

/** Returns a line with the sample's name for each error of a sample. */
function listErrors(find: (drawing: Drawing) => readonly unknown[]): string[] {
  return samples.flatMap(({ name, drawing }) =>
    find(drawing).map((error) => `${name}: ${JSON.stringify(error)}`),
  );
}

/** Returns the relative luminance of a colour, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const digits =
    colour.length === 4
      ? Array.from(colour.slice(1), (digit) => digit + digit)
      : (colour.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("every drawing", () => {
  it("follows the bank's rules for SVG, and is small", () => {
    const errors = samples.flatMap(({ svg, name }) => {
      const item = sampleItem({ figure: { file: "a.svg", alt: "A drawing" } });
      const found = messagesOf(findFigureErrors(sampleSet([item], { figures: new Map([["a.svg", svg]]) })));
      return found.filter((message) => !message.includes("bytes:")).map((message) => `${name}: ${message}`);
    });
    expect(errors).toEqual([]);
    expect(samples.filter(({ svg }) => svg.length > maxCharacters).map(({ name }) => name)).toEqual([]);
  });

  it("stays within its view box, texts included", () => {
    const errors = listErrors((drawing) => {
      const { width, height } = drawing;
      const strokes = shapes.flatMap((name) => elementsOf(drawing, name)).flatMap(pointsOf);
      const texts = elementsOf(drawing, "text").flatMap((element) => {
        const [left, top, right, bottom] = textBox(element);
        return [[left, top] as const, [right, bottom] as const];
      });
      return [...strokes, ...texts].filter(([x, y]) => !(x >= 0 && y >= 0 && x <= width && y <= height));
    });
    expect(errors).toEqual([]);
  });

  it("has texts that are readable at 300 pixels and do not touch one another", () => {
    const errors = listErrors((drawing) => {
      const texts = elementsOf(drawing, "text").map((element) => ({ element, box: textBox(element) }));
      const small = texts.filter(
        ({ element }) => numberOf(element, "font-size") > 0 && numberOf(element, "font-size") < minTextSize,
      );
      const touching = texts.flatMap((text, index) =>
        texts
          .slice(index + 1)
          .filter(({ box: [left, top, right, bottom] }) => {
            const [textLeft, textTop, textRight, textBottom] = text.box;
            return textLeft < right && left < textRight && textTop < bottom && top < textBottom;
          })
          .map((other) => ({ element: { text: `${text.element.text} on ${other.element.text}` } })),
      );
      return [...small, ...touching].map(({ element }) => element.text);
    });
    expect(errors).toEqual([]);
  });

  it("uses the colours of the style, with visible strokes", () => {
    const colourErrors = listErrors((drawing) =>
      readElements(drawing)
        .flatMap(({ attributes }) => [attributes.fill ?? "none", attributes.stroke ?? "none"])
        .filter((colour) => !knownColours.has(colour)),
    );
    const thinStrokes = listErrors((drawing) =>
      readElements(drawing).filter(({ attributes }) => Number(attributes["stroke-width"]) < 1),
    );
    expect([...colourErrors, ...thinStrokes]).toEqual([]);
  });
});

describe("the colours", () => {
  const { colours } = style;
  /** Returns the contrast of a colour with white, as WCAG 2 defines it. */
  const contrastWithPaper = (colour: string) => 1.05 / (luminance(colour) + 0.05);

  it("have enough contrast: the strong colours with paper, and ink with the pale colours", () => {
    for (const strong of ["ink", "blue", "red", "green", "brown"] as const)
      expect(contrastWithPaper(colours[strong]), `${strong} on paper`).toBeGreaterThanOrEqual(4.5);
    for (const pale of ["grey", "sky", "sun", "leaf", "rose", "lilac"] as const)
      expect(
        contrastWithPaper(colours.ink) / contrastWithPaper(colours[pale]),
        `ink on ${pale}`,
      ).toBeGreaterThanOrEqual(7);
  });
});

describe("the contact sheet", () => {
  it("shows each sample three times, under the heading of its kind", () => {
    const sheet = renderContactSheet(samples);
    expect(sheet.match(/<img /g)).toHaveLength(3 * samples.length);
    expect(sheet.match(/<h2>/g)).toHaveLength(new Set(samples.map(({ kind }) => kind)).size);
    expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
  });
});
