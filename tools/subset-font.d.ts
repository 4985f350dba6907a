declare module "subset-font" {
  /** Reduces a font to the characters of the text (the package has no types). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" },
  ): Promise<Buffer>;
}
