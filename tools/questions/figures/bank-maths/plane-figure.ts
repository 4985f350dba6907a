import { drawGeometry, type Geometry } from "../geometry";

/** A figure of strokes, all of whose points have their letter except those with a small one. */
export const planeFigure =
  (drawing: Omit<Geometry, "alt" | "unnamed">) =>
  (alt: string): string =>
    drawGeometry({
      alt,
      ...drawing,
      unnamed: Object.keys(drawing.points).filter((name) => name === name.toLowerCase()),
    });
