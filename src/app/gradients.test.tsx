// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import tailwind from "../../tailwind.config";
import { renderWithProviders } from "../../tests/support/render";
import { ButtonLink } from "../ui/button";
import { gradients, skyScript } from "../content/gradients";

const { colors } = tailwind.theme.extend;

/** The smallest contrasts that WCAG 2.2 AA allows, for text and for the border of a field. */
const minTextContrast = 4.5;
const minBorderContrast = 3;

/** The relative luminance of a colour such as `#1b1464` (WCAG 2.2), from 0 for black to 1 for white. */
function computeLuminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two luminances (WCAG 2.2), the lighter one first. */
function contrastOf(lighter: number, darker: number): number {
  return (lighter + 0.05) / (darker + 0.05);
}

const contrastWithWhite = (hex: string) => contrastOf(1, computeLuminance(hex));

it("there are 40 different sky gradients", () => {
  expect(new Set(gradients).size).toBe(40);
});

it.each(gradients)("white text has WCAG AA contrast on the upper half of the gradient %s", (gradient) => {
  const upperColours = (gradient.match(/#[0-9a-f]{6}/g) ?? []).slice(0, 2);
  expect(upperColours).toHaveLength(2);
  for (const colour of upperColours)
    expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(minTextContrast);
});

/** The colour that is visible when `over`, with an opacity from 0 to 1, is painted on `under`. */
function mixColors(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [upper = 0, lower = 0] = [over, under].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round(upper * opacity + lower * (1 - opacity));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

it.each(gradients)(
  "the white text of a glass button has AA contrast on each colour of the gradient %s",
  (gradient) => {
    renderWithProviders(
      <ButtonLink to="/" variant="glass">
        Register now
      </ButtonLink>,
    );
    const opacity = Number(/ bg-ink\/(\d+)/.exec(screen.getByRole("link").className)?.[1]) / 100;
    const colours = gradient.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours).toHaveLength(4);
    for (const colour of colours) {
      const behind = mixColors(colors.ink.DEFAULT, colour, opacity);
      expect(contrastWithWhite(behind), `white on glass on ${colour}`).toBeGreaterThanOrEqual(
        minTextContrast,
      );
    }
  },
);

it.each([colors.paper, colors.mist, colors.violet.tint])(
  "a field's border has enough contrast on the surface %s",
  (surface) => {
    const contrast = contrastOf(computeLuminance(surface), computeLuminance(colors.control));
    expect(contrast).toBeGreaterThanOrEqual(minBorderContrast);
  },
);

it("an inline script of less than a kilobyte chooses one of the gradients", () => {
  expect(skyScript.length).toBeLessThan(1024);
  runInNewContext(skyScript, { document });
  expect(gradients).toContain(document.documentElement.style.getPropertyValue("--sky"));
});
