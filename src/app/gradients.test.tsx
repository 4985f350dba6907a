// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import tailwind from "../../tailwind.config";
import { show } from "../../tests/support/render";
import { ButtonLink } from "../ui/button";
import { gradients, skyScript } from "../content/gradients";

const { colors } = tailwind.theme.extend;

function computeLuminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it("offers 40 different skies", () => {
  expect(new Set(gradients).size).toBe(40);
});

it.each(gradients)("carries white text at AA on its upper half: %s", (gradient) => {
  const [zenith = "", upper = ""] = gradient.match(/#[0-9a-f]{6}/g) ?? [];
  for (const colour of [zenith, upper]) {
    expect(1.05 / (computeLuminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

/** The visible colour of `over`, with this opacity, on `under`. */
function mixColors(over: string, under: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [over, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * opacity + (b ?? 0) * (1 - opacity));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

it.each(gradients)(
  "carries a glass button whose white text is at AA on each of its colours: %s",
  (gradient) => {
    show(
      <ButtonLink to="/" variant="glass">
        Register now
      </ButtonLink>,
    );
    const opacity = Number(/ bg-ink\/(\d+)/.exec(screen.getByRole("link").className)?.[1]) / 100;
    const colours = gradient.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours).toHaveLength(4);
    for (const colour of colours) {
      const behind = mixColors(colors.ink.DEFAULT, colour, opacity);
      expect(1.05 / (computeLuminance(behind) + 0.05), `white on glass on ${colour}`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  },
);

it.each([colors.paper, colors.mist, colors.violet.tint])("borders a field on %s at 3:1", (surface) => {
  const contrast = (computeLuminance(surface) + 0.05) / (computeLuminance(colors.control) + 0.05);
  expect(contrast).toBeGreaterThanOrEqual(3);
});

it("sets one of them before first paint, in under a kilobyte", () => {
  expect(skyScript.length).toBeLessThan(1024);
  runInNewContext(skyScript, { document });
  expect(gradients).toContain(document.documentElement.style.getPropertyValue("--sky"));
});
