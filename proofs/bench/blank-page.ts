import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Asks for nothing; without it the browser would ask for an icon of its own choice. */
const emptyIcon = `<link rel="icon" href="data:,">`;

function fileOf(folder: string, page: string): string {
  return join(folder, page === "/" ? "index.html" : `${page}.html`);
}

/**
 * Takes the icon from a page that is to be measured. No paint waits for it, but it is asked for before or after the paint
 * as chance has it, and what came before counts with Lighthouse as if the paint had waited: 60 to 90 ms.
 *
 * @param folder the built site
 * @param page one of its addresses
 * @throws Error when it has no icon
 */
export function leaveIconOut(folder: string, page: string): void {
  const file = fileOf(folder, page);
  const html = readFileSync(file, "utf8");
  const withoutIcon = html.replace(/<link rel="icon"[^>]*>/, emptyIcon);
  if (withoutIcon === html) throw new Error(`${page} has no icon to leave out.`);
  writeFileSync(file, withoutIcon);
}

/**
 * Writes what a page would be without any design or script: its text alone. Nothing can paint sooner.
 *
 * @param folder the built site
 * @param page one of its addresses
 * @returns the address of the blank page
 */
export function writeBlankPage(folder: string, page: string): string {
  const html = readFileSync(fileOf(folder, page), "utf8");
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const texts = main
    .replaceAll(/<(script|svg)\b[\s\S]*?<\/\1>/g, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
  const address = `/blank${page === "/" ? "/home" : page}`.replaceAll(/(?<=.)\//g, "-");
  const body = texts.map((text) => `<p>${text}</p>`).join("");
  writeFileSync(
    join(folder, `${address}.html`),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title>${emptyIcon}</head><body>${body}</body></html>`,
  );
  return address;
}
