import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = "node_modules/@fontsource/baloo-2/files";
const letters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");

/** The heading font has two source files: the rupee sign is in the extended one. */
const parts = [
  { from: "baloo-2-latin-700-normal.woff2", to: "baloo-2-700.woff2", text: `${letters}–—’‘“”…·×÷²³½¼¾°` },
  { from: "baloo-2-latin-ext-700-normal.woff2", to: "baloo-2-700-rupee.woff2", text: "₹" },
];

/** Writes the heading font, reduced to the letters that headings use, to `public/fonts`. Run once per font release. */
async function writeHeadingFont(): Promise<void> {
  for (const part of parts) {
    const subset = await subsetFont(await readFile(`${source}/${part.from}`), part.text, {
      targetFormat: "woff2",
    });
    await writeFile(`public/fonts/${part.to}`, subset);
    process.stdout.write(`public/fonts/${part.to}: ${(subset.length / 1024).toFixed(1)} KiB\n`);
  }
}

await writeHeadingFont();
