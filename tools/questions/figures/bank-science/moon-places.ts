import { drawGeometry } from "../geometry";

/** Four places of the Moon round the Earth, E, in sunlight from the right. */
export const drawMoonPlaces = (alt: string): string =>
  drawGeometry({
    alt,
    points: {
      E: [0, 0],
      P: [2.2, 0],
      Q: [0, 2.2],
      R: [-2.2, 0],
      S: [0, -2.2],
      u: [5, 1],
      v: [3.6, 1],
      w: [5, -1],
      x: [3.6, -1],
    },
    strokes: ["uv", "wx"],
    parallel: [["uv", "wx"]],
    lengths: [{ at: "uv", text: "sunlight" }],
    circles: ["EP"],
    dots: ["E", "P", "Q", "R", "S"],
    unnamed: ["u", "v", "w", "x"],
    height: 220,
  });
