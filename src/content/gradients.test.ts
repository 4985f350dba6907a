// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { gradients, skyScript } from "./gradients";

function luminance(hex: string): number {
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
    expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

it("sets one of them before first paint, in under a kilobyte", () => {
  expect(skyScript.length).toBeLessThan(1024);
  runInNewContext(skyScript, { document });
  expect(gradients).toContain(document.documentElement.style.getPropertyValue("--sky"));
});
