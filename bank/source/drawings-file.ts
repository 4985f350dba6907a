import type { Drawing } from "../drawing/drawing";

const drawingPattern =
  /<drawing name="([a-z0-9-]+)" width="([\d.]+)" height="([\d.]+)"( bare="true")?>\n([\s\S]*?)\n<\/drawing>\n/g;

/**
 * Reads the file `drawings.xml` of a set.
 *
 * @returns the drawings by their names; the published file of a drawing is its name with `.svg`
 * @throws Error for any other text in the file, a repeated name, or a negative size, which browsers do not draw
 */
export function readDrawings(text: string): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>();
  for (const [, name = "", width, height, bare, elements = ""] of text.matchAll(drawingPattern)) {
    if (drawings.has(name)) throw new Error(`drawings.xml has two drawings ${name}`);
    const negative = /\s(?:width|height|r|rx|ry|size)="-[^"]*"/.exec(elements);
    if (negative) throw new Error(`the drawing ${name} has a size below 0:${negative[0]}`);
    drawings.set(name, {
      width: Number(width),
      height: Number(height),
      isBare: bare !== undefined,
      elements: elements.replaceAll("\n", ""),
    });
  }
  const remainingText = text.replaceAll(drawingPattern, "");
  if (remainingText !== formatDrawings(new Map()))
    throw new Error(`drawings.xml has something between its drawings: ${remainingText.slice(0, 200)}`);
  return drawings;
}

/** Formats the file `drawings.xml`, with one element per line, from the back of the drawing to its front. */
export function formatDrawings(drawings: ReadonlyMap<string, Drawing>): string {
  const texts = [...drawings].map(([name, { width, height, isBare, elements }]) =>
    [
      `<drawing name="${name}" width="${width}" height="${height}"${isBare ? ' bare="true"' : ""}>`,
      elements.replaceAll("><", ">\n<"),
      "</drawing>\n",
    ].join("\n"),
  );
  return `<drawings>\n${texts.join("")}</drawings>\n`;
}
