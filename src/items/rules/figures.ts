import { findingsOf, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";

const mostBytes = 6 * 1024;

const unsafe: readonly (readonly [RegExp, string])[] = [
  [
    /<(script|style|foreignObject|image|iframe|a|use|animate|set)\b/i,
    "an element that has no place in a drawing",
  ],
  [/\son\w+\s*=/i, "an event handler"],
  [/\b(?:xlink:)?href\s*=|url\(\s*['"]?(?!#)|javascript:/i, "a link to something outside"],
  [/<!DOCTYPE|<!ENTITY|<\?/i, "a declaration"],
  [/\sid\s*=/i, "an id, which would clash with others on the page"],
];

/** The drawings that an item names, its own and those of its options. */
export function listFigures({ figure, optionFigures }: Item): string[] {
  return [...(figure ? [figure.file] : []), ...Object.values(optionFigures ?? {})];
}

/**
 * A figure is a small SVG that may be inside the page: it exists, has a view box, runs nothing and
 * fetches nothing. (That it has a text for those who cannot see it is held by the schema.)
 */
export function findFigureErrors({ name, items, figures }: ItemSet): Finding[] {
  const report = findingsOf(name, "figures");
  return items.flatMap((item) =>
    listFigures(item).flatMap((file) => {
      const place = { id: item.id, field: file === item.figure?.file ? "figure" : "optionFigures" };
      const svg = figures.get(file);
      if (svg === undefined) return [report(`names the figure ${file}, which is missing`, place)];
      return findSvgFaults(svg).map((fault) => report(`has a figure with ${fault}`, place));
    }),
  );
}

function findSvgFaults(svg: string): string[] {
  const faults = unsafe.filter(([pattern]) => pattern.test(svg)).map(([, fault]) => fault);
  if (!/^\s*<svg\b[^>]*\sviewBox=/.test(svg)) faults.push("no <svg viewBox> at its start");
  const bytes = new TextEncoder().encode(svg).length;
  if (bytes > mostBytes) faults.push(`${bytes} bytes: ${mostBytes} at most`);
  return faults;
}
