declare module "subset-font" {
  /** Cuts a font down to the given text (the package brings no types of its own). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" },
  ): Promise<Buffer>;
}
