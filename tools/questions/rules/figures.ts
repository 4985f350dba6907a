import type { Finding } from "../finding";
import type { QuestionSet } from "../question-set";

const mostCharacters = 4096;

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

/**
 * A figure is a small SVG that may stand inside the page: it exists, has a view box, runs nothing and
 * fetches nothing. (That it has a text for those who cannot see it is held by the schema.)
 */
export function findFigureErrors({ name, items, figures }: QuestionSet): Finding[] {
  return items.flatMap(({ id, figure }) => {
    if (!figure) return [];
    const svg = figures.get(figure.file);
    if (svg === undefined)
      return [{ set: name, id, message: `names the figure ${figure.file}, which is missing` }];
    return findSvgFaults(svg).map((fault) => ({ set: name, id, message: `has a figure with ${fault}` }));
  });
}

function findSvgFaults(svg: string): string[] {
  const faults = unsafe.filter(([pattern]) => pattern.test(svg)).map(([, fault]) => fault);
  if (!/^\s*<svg\b[^>]*\sviewBox=/.test(svg)) faults.push("no <svg viewBox> at its start");
  if (svg.length > mostCharacters) faults.push(`${svg.length} characters: ${mostCharacters} at most`);
  return faults;
}
