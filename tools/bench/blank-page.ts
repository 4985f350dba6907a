import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes what a page would be without any design or script: its text alone. Nothing can paint sooner. It has no icon, as
 * the browser would ask for one of its own, before or after the paint as chance has it.
 *
 * @param folder the built site
 * @param page one of its addresses
 * @returns the address of the blank page
 */
export function writeBlankPage(folder: string, page: string): string {
  const html = readFileSync(join(folder, page === "/" ? "index.html" : `${page}.html`), "utf8");
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
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
  );
  return address;
}
