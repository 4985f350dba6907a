import { report } from "../lib/report";

/** The font's files with the characters they contain; few pages need the second, which has only the rupee sign. */
const files = [
  { url: "/fonts/baloo-2-700.woff2", unicodeRange: "U+20-7E,U+B0-D7,U+F7,U+2013-2026" },
  { url: "/fonts/baloo-2-700-rupee.woff2", unicodeRange: "U+20B9" },
];

/** Loads the heading font after the first paint. If that fails, the fallback font stays. */
export async function loadHeadingFont(): Promise<void> {
  for (const { url, unicodeRange } of files) {
    const face = new FontFace("Baloo 2", `url(${url})`, { weight: "700", unicodeRange });
    document.fonts.add(face);
    await face.load().catch((error: unknown) => report("loading the heading font", error));
  }
}
