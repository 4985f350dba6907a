/**
 * The style of all drawings of the bank. A drawing names a colour, a stroke or a font, and publishing replaces the name
 * by its value here. After a change of a value, `npm run bank:publish` updates every drawing.
 */
export const style = {
  /**
   * Ink and the strong colours (blue to brown) have a contrast of at least 4.5 : 1 with paper. The pale ones (grey to
   * lilac) are backgrounds for ink. No two things of a drawing differ by colour alone, because it may be printed in greyscale.
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
  /**
   * Widths in the drawing's units. When the drawing is shown 300 pixels wide, one unit is at least one pixel. A halo is
   * a border around a text in the colour of paper, which keeps the text readable on top of lines.
   */
  strokes: { thin: 1, fine: 1.5, line: 2, strong: 2.5, bold: 3, heavy: 4, halo: 3 },
  dashes: { dashed: "6 5" },
  fonts: { plain: "sans-serif", code: "monospace" },
  weights: { bold: 700 },
  /** The font size of a text that sets none, in the drawing's units. */
  textSize: 16,
} as const;

/** A colour by its name in the style. */
export type Colour = keyof typeof style.colours;
