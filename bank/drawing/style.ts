/**
 * How all drawings of the bank look. A drawing names a colour, a stroke or a font, and gets its value here when it is
 * published: change a value, run `npm run bank:publish`, and every drawing has it.
 */
export const style = {
  /**
   * Ink and the strong colours stand out from paper by 4.5 : 1 and more, the pale ones are grounds for ink. No two things of
   * a drawing differ by colour alone, for it may be printed in grey.
   */
  colours: {
    ink: "#222",
    paper: "#fff",
    grey: "#d5d8de",
    sky: "#cfe4f7",
    sun: "#ffe08a",
    leaf: "#c3e3b1",
    rose: "#f7c6c0",
    lilac: "#dccff3",
    blue: "#1f5fa8",
    red: "#b3261e",
    green: "#2b6e30",
    brown: "#7a4b1d",
  },
  /** Widths in units of the drawing; at 300 pixels a unit is a pixel or more. A halo is the edge of paper around a text. */
  strokes: { thin: 1, fine: 1.5, line: 2, strong: 2.5, bold: 3, heavy: 4, halo: 3 },
  dashes: { dashed: "6 5" },
  fonts: { plain: "sans-serif", code: "monospace" },
  weights: { bold: 700 },
  /** The size of a text that names none. */
  textSize: 16,
} as const;

/** A colour by its name in the style. */
export type Colour = keyof typeof style.colours;
