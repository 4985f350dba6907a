import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** An empty icon; without it the browser would request /favicon.ico. */
const emptyIcon = `<link rel="icon" href="data:,">`;

function getFile(folder: string, page: string): string {
  return join(folder, page === "/" ? "index.html" : `${page}.html`);
}

/**
 * Removes the icon from a page that will be measured. No paint waits for the icon, but the browser requests the icon before or
 * after the paint at random. If the request comes first, Lighthouse adds 60 to 90 ms to the paint.
 *
 * @param folder the built site
 * @param page the path of the page
 * @throws Error if the page has no icon
 */
export function removeIcon(folder: string, page: string): void {
  const file = getFile(folder, page);
  const html = readFileSync(file, "utf8");
  const withoutIcon = html.replace(/<link rel="icon"[^>]*>/, emptyIcon);
  if (withoutIcon === html) throw new Error(`${page} has no icon to remove.`);
  writeFileSync(file, withoutIcon);
}

/**
 * Writes a copy of a page that has only its text, without styles and scripts. No page with this text can paint earlier.
 *
 * @param folder the built site
 * @param page the path of the page
 * @returns the path of the blank page
 */
export function writeBlankPage(folder: string, page: string): string {
  const html = readFileSync(getFile(folder, page), "utf8");
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const texts = main
    .replaceAll(/<(script|svg)\b[\s\S]*?<\/\1>/g, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
  const path = `/blank${page === "/" ? "/home" : page}`.replaceAll(/(?<=.)\//g, "-");
  const body = texts.map((text) => `<p>${text}</p>`).join("");
  writeFileSync(
    join(folder, `${path}.html`),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title>${emptyIcon}</head><body>${body}</body></html>`,
  );
  return path;
}
